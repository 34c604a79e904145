import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const NOW = Date.parse('2026-06-15T12:00:00Z')

test.each([
  ['2026-06-15T11:59:31Z', 'just now'],
  ['2026-06-15T12:00:20Z', 'just now'], // the server's clock is ahead
  ['2026-06-15T11:59:00Z', '1 minute ago'],
  ['2026-06-15T10:01:00Z', '1 hour ago'],
  ['2026-06-14T11:00:00Z', 'yesterday'],
  ['2026-06-10T12:00:00Z', '5 days ago'],
  ['2026-05-30T12:00:00Z', '2 weeks ago'],
  ['2024-06-01T12:00:00Z', '2 years ago'],
])('%s was %s', (moment, expected) => {
  expect(timeAgo(moment, NOW)).toBe(expected)
})
