import { expect, test } from 'vitest'
import { nextPacificMidnight } from './pacific-midnight.ts'

test.each([
  ['in summer', '2026-07-01T12:00:00Z', '2026-07-02T07:00:00Z'],
  ['in winter', '2026-12-01T12:00:00Z', '2026-12-02T08:00:00Z'],
  ['the day that summer time ends', '2026-11-01T07:00:00Z', '2026-11-02T08:00:00Z'],
  ['the day that summer time begins', '2026-03-08T08:00:00Z', '2026-03-09T07:00:00Z'],
  ['a moment before midnight', '2026-07-02T06:59:59.999Z', '2026-07-02T07:00:00Z'],
  ['at the end of a year', '2026-12-31T20:00:00Z', '2027-01-01T08:00:00Z'],
])('%s', (_when, now, midnight) => {
  expect(new Date(nextPacificMidnight(Date.parse(now))).toISOString()).toBe(new Date(midnight).toISOString())
})
