import { describe, expect, test } from 'vitest'
import {
  addDays,
  clockIn,
  createDates,
  dateIn,
  detectRegion,
  isLocale,
  isTimeZone,
  momentAt,
  offsetText,
  weekdayOf,
} from './dates.ts'

const momentInBerlin = (clock: number): string => new Date(momentAt('Europe/Berlin', clock)).toISOString()

const MOMENT = '2026-11-24T17:05:00Z'
/** Some regions put a narrow space before `PM`. */
const plain = (text: string): string => text.replaceAll(/\s/gu, ' ')

describe('dates', () => {
  test.each([
    ['en-US', 'Nov 24, 2026, 6:05 PM', 'Tuesday, November 24'],
    ['en-GB', '24 Nov 2026, 18:05', 'Tuesday, 24 November'],
    ['de-AT', '24 Nov 2026, 18:05', 'Tuesday, 24 November'],
    ['de', '24 Nov 2026, 18:05', 'Tuesday, 24 November'],
    ['ja-JP', 'Nov 24, 2026, 18:05', 'Tuesday, November 24'],
    ['ko-KR', '24 Nov 2026, 06:05 pm', 'Tuesday, 24 November'],
    ['not a locale', '24 Nov 2026, 18:05', 'Tuesday, 24 November'],
  ])('use English words in the order and with the clock of %s', (locale, moment, day) => {
    const dates = createDates({ locale, timeZone: 'Europe/Berlin' })
    expect(plain(dates.dateAndTime(MOMENT))).toBe(moment)
    expect(dates.dayName('2026-11-24', '2026-11-22')).toBe(day)
  })

  test("use the region's zone, or another one on request", () => {
    const dates = createDates({ locale: 'en-GB', timeZone: 'Asia/Tokyo' })
    expect([dates.time(MOMENT), dates.dateOf(MOMENT), dates.shortDate(MOMENT, MOMENT)]).toEqual([
      '02:05',
      '2026-11-25',
      '25 Nov',
    ])
    expect(dates.in('America/New_York').time(MOMENT)).toBe('12:05')
    expect(createDates({ locale: 'en-GB', timeZone: 'Nowhere/At' }).time(MOMENT)).toBe('17:05')
  })

  test('contain the year only if it differs', () => {
    const dates = createDates({ locale: 'en-GB', timeZone: 'UTC' })
    expect(dates.shortDate('2025-12-31T12:00:00Z', MOMENT)).toBe('31 Dec 2025')
    expect(dates.dayName('2027-01-01', '2026-11-22')).toBe('Friday, 1 January 2027')
    expect(dates.month('2026-11-22')).toBe('November 2026')
    expect(dates.range('2026-11-16', '2026-11-22')).toMatch(/^16\s?–\s?22 November 2026$/u)
  })

  test.each([
    ['en-US', 'Tue, Nov 24, 9:30 AM'],
    ['en-GB', 'Tue 24 Nov, 09:30'],
    ['de-AT', 'Tue, 24 Nov, 09:30'],
  ])('show the same time of day with and without the weekday: %s', (locale, text) => {
    const dates = createDates({ locale, timeZone: 'UTC' })
    const moment = '2026-11-24T09:30:00Z'
    expect(plain(dates.dayAndTime(moment))).toBe(text)
    expect(dates.dayAndTime(moment)).toContain(dates.time(moment))
  })

  test('name the zone for a reader in another one', () => {
    const dates = createDates({ locale: 'en-GB', timeZone: 'Europe/Berlin' })
    expect(dates.dayAndTimeWithZone(MOMENT)).toBe('Tuesday 24 November at 18:05 CET')
  })
})

test('adds days and computes weekdays without a zone', () => {
  expect([addDays('2026-03-01', -1), addDays('2028-02-28', 1), addDays('2026-12-31', 62)]).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2027-03-03',
  ])
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([1, 6, 7])
})

describe('the clock of a zone', () => {
  test('is converted to a moment and back', () => {
    expect(dateIn('America/New_York', '2026-11-22T03:30:00Z')).toBe('2026-11-21')
    const clock = Date.UTC(2026, 10, 24, 18, 5)
    expect(clockIn('Europe/Berlin', MOMENT)).toBe(clock)
    expect(new Date(momentAt('Europe/Berlin', clock)).toISOString()).toBe('2026-11-24T17:05:00.000Z')
  })

  test('skips to the first moment after a clock change, and takes the first of two equal times', () => {
    expect(momentInBerlin(Date.UTC(2027, 2, 28, 2, 30))).toBe('2027-03-28T01:00:00.000Z')
    expect(momentInBerlin(Date.UTC(2026, 9, 25, 2, 30))).toBe('2026-10-25T00:30:00.000Z')
  })

  test.each([
    ['Asia/Kolkata', 'UTC+05:30'],
    ['America/New_York', 'UTC−05:00'],
    ['UTC', 'UTC+00:00'],
  ])('of %s differs from UTC by %s', (zone, text) => {
    expect(offsetText(zone, Date.parse(MOMENT) + 750)).toBe(text)
  })
})

test('checks names of zones and locales', () => {
  expect(['Europe/Berlin', 'Asia/Calcutta', '+01:00', 'Nowhere', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(['en', 'de-AT', 'zh-Hant-TW', '', 'not a locale', 'x'].map(isLocale)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('detects the valid part of a browser’s locale, or the default', () => {
  const given = ['en-US@posix', 'de_DE.UTF-8', 'zh-Hant-TW', 'C', 'no locale', undefined]
  const detected = given.map((locale) => detectRegion(locale).locale)
  expect(detected.slice(0, 5)).toEqual(['en-US', 'de-DE', 'zh-Hant-TW', 'en-GB', 'en-GB'])
  expect(isLocale(detected[5]!)).toBe(true)
})
