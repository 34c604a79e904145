/** The path that the payment provider sends its events to. */
export const STRIPE_WEBHOOK_PATH = '/webhooks/stripe'
