import { expect, test } from 'vitest'
import { refusalOf } from './explain-password.ts'

test('a weak password is explained by its reasons, without the service’s own message', () => {
  const error = Object.assign(new Error('Password is too weak.'), { reasons: ['length', 'pwned', 'dictionary'] })
  expect(refusalOf(error, 'abc')).toEqual({
    password: 'abc',
    words: 'This password is too short. This password has appeared in a password leak. Choose another one.',
  })
})

test('any other error is no refusal of the password', () => {
  expect(refusalOf(new Error('User already registered'), 'abc')).toBeUndefined()
})
