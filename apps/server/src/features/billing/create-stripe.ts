import { Stripe } from 'stripe'
import type { PaymentConfig } from '#config'

/** What calls are written in and events are told in; the webhook is made with it, too. */
export const STRIPE_VERSION = '2026-10-28.endive'

/** The client of what the configuration names; undefined where it names nothing. */
export function createStripe(config: Pick<PaymentConfig, 'secretKey' | 'apiUrl'> | undefined): Stripe | undefined {
  if (config === undefined) return undefined
  const { secretKey, apiUrl } = config
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
