import { AuthApiError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { refusalWords } from './auth-words.ts'
import { loginMessageOf, messageOf } from './message-of.ts'

test.each([
  ['mfa_verification_failed', 'Invalid TOTP code entered', 'This code is wrong.'],
  ['mfa_verification_failed', 'Invalid MFA Phone code entered', 'This code is wrong.'],
  ['mfa_verification_failed', 'Invalid recovery code entered', 'This code is wrong.'],
  ['user_already_exists', 'User already registered', 'You already have an account: log in.'],
  [
    'validation_failed',
    'Unable to validate email address: invalid format',
    'This email address doesn’t look right. Check it for a typo.',
  ],
  [
    'over_email_send_rate_limit',
    'For security purposes, you can only request this after 42 seconds.',
    'We sent an email a moment ago. Wait a little before asking for another.',
  ],
  ['current_password_invalid', 'Current password is not valid', 'Your current password is wrong.'],
])('user-facing message: %s, %s', (code, message, words) => {
  const error = new AuthApiError(message, 422, code)
  expect(messageOf(error)).toBe(words)
})

test.each([
  ['invalid_credentials', 'Invalid login credentials'],
  ['validation_failed', 'Something that nobody foresaw'],
  ['a_code_of_tomorrow', 'A message of tomorrow'],
  ['over_request_rate_limit', 'Too many wrong codes. Try again in a quarter of an hour.'],
])('user-facing message: an unknown %s keeps its message: %s', (code, message) => {
  const error = new AuthApiError(message, 400, code)
  expect(messageOf(error)).toBe(message)
  expect(loginMessageOf(error)).toBe(message)
})

test('the login shows the service’s message, followed by the next step', () => {
  expect(loginMessageOf(new AuthApiError('Email not confirmed', 400, 'email_not_confirmed'))).toBe(
    'Email not confirmed. Open the link in the email we sent you, then log in.',
  )
})

test('after too many wrong passwords, the login explains how to sign in without a password', () => {
  const error = new AuthApiError('Request rate limit reached: too many wrong passwords', 429, 'over_request_rate_limit')
  expect(loginMessageOf(error)).toBe(
    'Request rate limit reached: too many wrong passwords. Choose “Forgot your password?” to log in by email, or wait a while and try again.',
  )
})

test('an API error with a code of the same name keeps its message', () => {
  const error = Object.assign(new Error('The phone does not fit.'), { code: 'phone_exists' })
  expect(messageOf(error)).toBe('The phone does not fit.')
})

test.each([
  ['otp_expired', 'access_denied', 'This link has expired or was used before. Ask for a new one.'],
  ['bad_oauth_callback', 'access_denied', 'You cancelled it. Try again whenever you like.'],
  [null, 'access_denied', 'You cancelled it. Try again whenever you like.'],
  ['bad_oauth_state', 'invalid_request', 'The sign-in was interrupted. Please start again.'],
  ['unheard_of', 'server_error', 'Something went wrong. Please try again.'],
  [null, null, undefined],
])('explains the rejection %s, %s', (code, error, words) => {
  expect(refusalWords(code, error)).toBe(words)
})
