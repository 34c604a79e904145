import { expect, test } from 'vitest'
import { claimsOf } from './access-token.ts'

const tokenWith = (claims: object): string => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`

test('reads claims with letters of any alphabet', () => {
  expect(claimsOf(tokenWith({ aal: 'aal2', session_id: 'ü–?>~' }))).toEqual({ aal: 'aal2', session_id: 'ü–?>~' })
})

test.each(['', 'x', 'a.b.c', 'e30.!!!.x'])('returns no claims for %j', (token) => {
  expect(claimsOf(token)).toEqual({})
})
