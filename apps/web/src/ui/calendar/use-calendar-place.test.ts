import { expect, test } from 'vitest'
import { moveByKey } from './use-calendar-place.ts'

test.each([
  ['ArrowLeft', '2026-11-21'],
  ['ArrowRight', '2026-11-23'],
  ['ArrowUp', '2026-11-15'],
  ['ArrowDown', '2026-11-29'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-22'],
  ['PageUp', '2026-10-22'],
  ['PageDown', '2026-12-22'],
  ['a', undefined],
  ['Tab', undefined],
])('%s moves from Sunday, 22 November 2026 to %s in a month', (key, date) => {
  expect(moveByKey(key, { view: 'month', date: '2026-11-22' })).toBe(date)
})

test('the page keys move by a week in the week view', () => {
  expect(moveByKey('PageDown', { view: 'week', date: '2026-12-29' })).toBe('2027-01-05')
})
