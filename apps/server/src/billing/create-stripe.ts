import type { Stripe } from 'stripe'
import type { PaymentConfig } from '#config'

/** The Stripe API version of calls, events and the webhook. */
export const STRIPE_VERSION = '2026-10-28.endive'

type Account = Pick<PaymentConfig, 'secretKey' | 'apiUrl'>

/** Returns the configured Stripe client. The first call loads the Stripe library and creates the client. */
type LazyStripe = () => Promise<Stripe>

/** Returns a function that opens the Stripe client, or undefined if Stripe is not configured. */
export function createStripe(account: Account): LazyStripe
export function createStripe(account: Account | undefined): LazyStripe | undefined
export function createStripe(account: Account | undefined): LazyStripe | undefined {
  if (account === undefined) return undefined
  let client: Promise<Stripe> | undefined
  return () => (client ??= openClient(account))
}

async function openClient({ secretKey, apiUrl }: Account): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  const standIn = apiUrl === undefined ? undefined : new URL(apiUrl)
  return new Stripe(secretKey, {
    apiVersion: STRIPE_VERSION,
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: 20_000,
    appInfo: { name: 'Dayreel' },
    ...(standIn === undefined
      ? {}
      : {
          host: standIn.hostname,
          port: standIn.port || (standIn.protocol === 'https:' ? 443 : 80),
          protocol: standIn.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }),
  })
}
