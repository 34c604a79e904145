import { expect, test } from 'vitest'
import { refusalOf } from './explain-password.ts'

test('explains a weak password by its reasons instead of the service’s message', () => {
  const error = Object.assign(new Error('Password is too weak.'), { reasons: ['length', 'pwned', 'dictionary'] })
  expect(refusalOf(error, 'abc')).toEqual({
    password: 'abc',
    words: 'This password is too short. This password has appeared in a password leak. Choose another one.',
  })
})

test('does not treat other errors as a rejection of the password', () => {
  expect(refusalOf(new Error('User already registered'), 'abc')).toBeUndefined()
})
