import { expect, test } from 'vitest'
import { addressOf } from './start-connecting.ts'

test.each(['https://accounts.google.test/o/oauth2', 'http://localhost:3000/sandbox/youtube'])('opens %s', (url) => {
  expect(addressOf(url)).toBe(url)
})

test.each(['', 'undefined', '/login', 'javascript:alert(1)', 'data:text/html,hello'])(
  'rejects “%s” as the URL of a page',
  (url) => {
    expect(() => addressOf(url)).toThrow('Backend did not return a valid auth URL.')
  },
)
