/** Where the provider tells what happened. */
export const STRIPE_WEBHOOK_PATH = '/webhooks/stripe'
