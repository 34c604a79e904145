import { expect, test } from 'vitest'
import { readArrival } from './use-arrival.ts'

test.each([
  ['?token_hash=abc&type=signup', '', { tokenHash: 'abc', type: 'signup' }],
  ['?code=123', '', { code: '123' }],
  ['?token_hash=abc&next=%2Fapp%2Fvideos', '', { tokenHash: 'abc', next: '/app/videos' }],
  ['?error=access_denied', '', { refusal: 'You cancelled it. Try again whenever you like.' }],
  ['?type=', '', {}],
  ['', '', {}],
])('%s%s', (search, hash, expected) => {
  expect(readArrival(search, hash)).toEqual(expected)
})

test.each([
  ['?error=access_denied&error_code=otp_expired&error_description=Call+%2B1+900+555+now', ''],
  ['', '#error=server_error&error_code=Call+me&error_description=Call+%2B1+900+555+now'],
  ['?error=Call+%2B1+900+555&error_description=Call+now', ''],
])('shows no text from the URL: %s%s', (search, hash) => {
  const { refusal } = readArrival(search, hash)
  expect(refusal).toMatch(/[a-z]/)
  expect(refusal).not.toMatch(/call|900/i)
})
