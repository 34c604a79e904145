import { expect, test } from 'vitest'
import { explainPassword } from './explain-password.ts'

test('the reasons of a weak password are listed after the message', () => {
  const error = Object.assign(new Error('Password is too weak.'), { reasons: ['length', 'pwned', 'dictionary'] })
  expect(explainPassword(error)).toBe(
    'Password is too weak. It is too short. It has appeared in a leak of passwords. dictionary',
  )
})

test('any other error says what it says', () => {
  expect(explainPassword(new Error('User already registered'))).toBe('User already registered')
})
