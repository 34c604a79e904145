import type { Stripe } from 'stripe'
import type { Config } from '#config'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'

/** The services of billing code. Payments are configured and the Stripe client is loaded. */
export type Billing = Omit<Services, 'stripe'> & { stripe: Stripe; sold: NonNullable<Config['payments']> }

/**
 * Loads the Stripe client for billing code.
 *
 * @throws {AppError} `payments_off` if payments are not configured.
 */
export async function billingOf(services: Services): Promise<Billing> {
  const { stripe, config } = services
  if (stripe === undefined || config.payments === undefined) throw new AppError('payments_off')
  return { ...services, stripe: await stripe(), sold: config.payments }
}
