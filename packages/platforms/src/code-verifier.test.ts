import { expect, test } from 'vitest'
import { challengeOf, createCodeVerifier, hexChallengeOf } from './code-verifier.ts'

test('matches the challenges of RFC 7636', () => {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  expect(challengeOf(verifier)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
  expect(hexChallengeOf(verifier)).toBe('13d31e961a1ad8ec2f16b10c4c982e0876a878ad6df144566ee1894acb70f9c3')
})

test('a verifier has the required length and only characters that every platform accepts', () => {
  expect(createCodeVerifier()).toMatch(/^[A-Za-z0-9_-]{43}$/)
})
