/** The path to which the payment provider sends events. */
export const STRIPE_WEBHOOK_PATH = '/webhooks/stripe'
