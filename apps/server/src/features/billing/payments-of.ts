import type { Stripe } from 'stripe'
import type { Config } from '#config'
import { AppError } from '#lib/app-error.ts'
import type { Services } from '#services'

/** What every part of billing works with, once it is known that something is sold, and Stripe's client is there. */
export type Billing = Omit<Services, 'stripe'> & { stripe: Stripe; sold: NonNullable<Config['payments']> }

/** @throws {AppError} `payments_off` where nothing is sold here. */
export async function billingOf(services: Services): Promise<Billing> {
  const { stripe, config } = services
  if (stripe === undefined || config.payments === undefined) throw new AppError('payments_off')
  return { ...services, stripe: await stripe(), sold: config.payments }
}
