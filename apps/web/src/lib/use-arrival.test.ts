import { expect, test } from 'vitest'
import { readArrival } from './use-arrival.ts'

test.each([
  ['?token_hash=abc&type=signup', '', { tokenHash: 'abc', type: 'signup' }],
  ['?code=123', '', { code: '123' }],
  ['', '#error=access_denied&error_description=Link+has+expired', { refusal: 'Link has expired' }],
  ['?error=access_denied', '', { refusal: 'access_denied' }],
  ['?type=', '', {}],
  ['', '', {}],
])('%s%s', (search, hash, expected) => {
  expect(readArrival(search, hash)).toEqual(expected)
})
