import { addDays, createDates, weekdayOf } from '@dayreel/catalogue'
import { describe, expect, test } from 'vitest'
import { addMonths, titleOf, turn, weeksOf } from './calendar-dates.ts'

describe('calendar dates', () => {
  test('contain all weeks of a month, Monday first, and every day once', () => {
    for (const [month, weeks, first, last] of [
      ['2026-11-22', 6, '2026-10-26', '2026-12-06'],
      ['2026-02-10', 5, '2026-01-26', '2026-03-01'],
      ['2027-02-28', 4, '2027-02-01', '2027-02-28'],
      ['2028-02-29', 5, '2028-01-31', '2028-03-05'],
    ] as const) {
      const days = weeksOf('month', month)
      expect([days.length, days[0]![0], days.at(-1)!.at(-1)]).toEqual([weeks, first, last])
      expect(new Set(days.flat()).size).toBe(weeks * 7)
      expect(days.every(([monday]) => weekdayOf(monday!) === 1)).toBe(true)
    }
    expect(weeksOf('week', '2026-11-22')).toEqual([
      ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
    ])
  })

  test('move by months and weeks, also at the end of a month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2028-03-31', -1)).toBe('2028-02-29')
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
    expect(turn('week', '2026-12-29', 1)).toBe('2027-01-05')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })

  test('format the shown period', () => {
    const dates = createDates({ locale: 'en-GB', timeZone: 'UTC' })
    expect(titleOf('month', '2026-11-22', dates)).toBe('November 2026')
    expect(titleOf('week', '2026-11-22', dates)).toMatch(/^16\s?–\s?22 November 2026$/u)
  })
})
