import { expect, test } from 'vitest'
import { findScheduleFault, localTimeOf, momentOf, POST_NOW } from './schedule.ts'

const NOW = new Date('2026-11-22T12:00').getTime()
const later = (at: string) => ({ mode: 'later', at }) as const

test.each(['', 'tomorrow'])('“%s” is no time', (at) => {
  expect(findScheduleFault(later(at), NOW)).toBe('Please select a schedule date and time.')
})

test.each(['2026-11-22T12:00', '2026-11-22T11:59', '1999-01-01T00:00'])('%s is not in the future', (at) => {
  expect(findScheduleFault(later(at), NOW)).toBe('Schedule time must be in the future.')
})

test('a time to come is fine, and now needs none', () => {
  expect(findScheduleFault(later('2026-11-22T12:01'), NOW)).toBeUndefined()
  expect(findScheduleFault(POST_NOW, NOW)).toBeUndefined()
  expect(momentOf(POST_NOW)).toBeNull()
})

test('a moment is written by the clock of the browser, and read back', () => {
  expect(localTimeOf(NOW)).toBe('2026-11-22T12:00')
  expect(momentOf(later(localTimeOf(NOW)))).toBe(new Date(NOW).toISOString())
})
