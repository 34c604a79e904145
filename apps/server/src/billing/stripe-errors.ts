import type { Stripe } from 'stripe'

type StripeError = Stripe.errors.StripeError
type Name = Extract<keyof typeof Stripe.errors, `Stripe${string}Error`>

/**
 * Returns whether an error means that Stripe rejected a call or could not be reached. It compares names instead of
 * classes, because importing the classes would load the library into every process.
 *
 * @param names the error names to match. Default: all names.
 */
export function isStripeError(error: unknown, ...names: Name[]): error is StripeError {
  if (!(error instanceof Error)) return false
  const { type } = error as Partial<StripeError>
  if (typeof type !== 'string') return false
  return names.length === 0 ? /^Stripe\w*Error$/.test(type) : (names as string[]).includes(type)
}

/** Returns whether the error means that the requested object does not exist. */
export function isMissing(error: unknown): error is StripeError {
  return isStripeError(error, 'StripeInvalidRequestError') && error.code === 'resource_missing'
}
