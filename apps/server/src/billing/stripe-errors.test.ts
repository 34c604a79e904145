import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { isMissing, isStripeError } from './stripe-errors.ts'

const { StripeCardError, StripeConnectionError, StripeInvalidRequestError } = Stripe.errors

const refused = (code: string) => new StripeInvalidRequestError({ type: 'invalid_request_error', code })

test('recognises the library’s errors by their names', () => {
  for (const error of [
    new StripeCardError({ type: 'card_error', message: 'declined' }),
    new StripeConnectionError({ type: 'api_error', message: 'no answer' }),
    Stripe.errors.StripeError.generate({ type: 'api_error', statusCode: 500 } as never),
    Stripe.errors.StripeError.generate({ type: 'invalid_request_error', statusCode: 403 } as never),
  ])
    expect(isStripeError(error)).toBe(true)
  const declined = new StripeCardError({ type: 'card_error' })
  expect(isStripeError(declined, 'StripeCardError')).toBe(true)
  expect(isStripeError(declined, 'StripeInvalidRequestError', 'StripeConnectionError')).toBe(false)
})

test('distinguishes a missing object from other errors', () => {
  expect(isMissing(refused('resource_missing'))).toBe(true)
  expect(isMissing(refused('parameter_missing'))).toBe(false)
})

test.each([
  [new Error('of ours')],
  [Object.assign(new Error('odd'), { type: 'entity.too.large' })],
  [undefined],
  ['no'],
])('%s is not a Stripe error', (error) => expect(isStripeError(error)).toBe(false))
