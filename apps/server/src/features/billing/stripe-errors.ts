import type { Stripe } from 'stripe'

type StripeError = Stripe.errors.StripeError
type Name = Extract<keyof typeof Stripe.errors, `Stripe${string}Error`>

/**
 * Whether Stripe refused a call or could not be reached. Told by the name that its library gives its errors, and not by its classes:
 * those would load the library into every process, also into one that never calls Stripe.
 *
 * @param names which of them; any unless told.
 */
export function isStripeError(error: unknown, ...names: Name[]): error is StripeError {
  if (!(error instanceof Error)) return false
  const { type } = error as Partial<StripeError>
  if (typeof type !== 'string') return false
  return names.length === 0 ? /^Stripe\w*Error$/.test(type) : (names as string[]).includes(type)
}

/** What was asked for is not there. */
export function isMissing(error: unknown): error is StripeError {
  return isStripeError(error, 'StripeInvalidRequestError') && error.code === 'resource_missing'
}
