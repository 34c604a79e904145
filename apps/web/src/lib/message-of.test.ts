import { expect, test } from 'vitest'
import { messageOf } from './message-of.ts'

test('what the server says is what is shown', () => {
  expect(messageOf(new Error('Invalid login credentials'))).toBe('Invalid login credentials')
})

test.each([
  [new TypeError('Failed to fetch')],
  [{ name: 'AuthRetryableFetchError', status: 0, message: 'NetworkError when attempting' }],
])('a request that never arrived is said in our words', (error) => {
  expect(messageOf(error)).toContain('can’t be reached')
})

test.each([undefined, null, 'text', { message: '' }, { message: '{}' }])('%j gives the fallback', (error) => {
  expect(messageOf(error, 'Failed.')).toBe('Failed.')
})
