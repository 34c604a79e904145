import { expect, test } from 'vitest'
import { findScheduleFault, localTimeOf, momentOf, POST_NOW } from './schedule.ts'

const zone = 'America/New_York'
const NOW = Date.parse('2026-11-22T17:00Z')
const there = { now: NOW, zone }
const later = (at: string) => ({ mode: 'later', at }) as const

test.each(['', 'tomorrow'])('rejects “%s” as an invalid time', (at) => {
  expect(findScheduleFault(later(at), there)).toBe('Please select a schedule date and time.')
})

test.each(['2026-11-22T12:00', '2026-11-22T11:59', '1999-01-01T00:00'])(
  'rejects %s because it is not in the future',
  (at) => {
    expect(findScheduleFault(later(at), there)).toBe('Schedule time must be in the future.')
  },
)

test('accepts a future time, and “now” without a time', () => {
  expect(findScheduleFault(later('2026-11-22T12:01'), there)).toBeUndefined()
  expect(findScheduleFault(POST_NOW, there)).toBeUndefined()
  expect(momentOf(POST_NOW, zone)).toBeNull()
})

test("converts a moment to a time zone's clock and back", () => {
  expect(localTimeOf(NOW, zone)).toBe('2026-11-22T12:00')
  expect(momentOf(later(localTimeOf(NOW, zone)), zone)).toBe(new Date(NOW).toISOString())
})
