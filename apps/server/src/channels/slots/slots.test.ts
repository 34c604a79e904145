import { dateIn, isTimeZone } from '@dayreel/catalogue'
import { describe, expect, test } from 'vitest'
import { changeDates, slotByClock } from '#test/schedule/slot-by-clock.ts'
import { nextSlot, type Slot, type Timetable } from './next-slot.ts'
import { offsetMsOf, readRunTime, writeRunTime } from './run-time.ts'
import { slotOn } from '#runs/slot-on.ts'

/**
 * Zones whose clocks change by a whole hour, by half an hour or at midnight, in both hemispheres, and one zone without
 * summer time.
 */
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Nuuk',
  'America/Santiago',
  'Asia/Beirut',
  'Africa/Casablanca',
  'Antarctica/Troll',
  'Pacific/Chatham',
  'America/Havana',
  'Asia/Calcutta',
]
const TIMES = [
  '00:00',
  '00:25',
  '01:00',
  '01:55',
  '02:00',
  '02:25',
  '02:45',
  '03:00',
  '03:30',
  '23:00',
  '23:30',
  '23:55',
]

test.each(ZONES)('around every clock change in %s, slots follow the local clock', (zone) => {
  const faults: string[] = []
  const dates = changeDates(zone)
  expect(dates.length > 0).toBe(zone !== 'Asia/Calcutta')
  for (const date of dates.slice(0, 8)) {
    for (const time of TIMES) {
      const slot = slotOn(date, { zone, ...readRunTime(time)! })
      if (slot !== slotByClock(date, time, zone)) faults.push(`${date} ${time}`)
    }
  }
  expect(faults).toEqual([])
})

const at = (date: string, hour: number, minute: number, zone: string): string => {
  const slot = slotOn(date, { zone, hour, minute })
  return slot === undefined ? 'none' : new Date(slot).toISOString()
}

test('a local time that the clock skips becomes the first valid minute after it; a repeated time becomes its first occurrence', () => {
  expect(at('2026-03-29', 2, 30, 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z') // This is 03:00 in Berlin.
  expect(at('2026-10-25', 2, 30, 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z') // It is still summer time.
  expect(at('2026-10-04', 2, 15, 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z') // This is 02:30 local time.
  expect(at('2011-12-30', 9, 0, 'Pacific/Apia')).toBe('none') // Samoa skipped this day.
})

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const BERLIN: Timetable = { zone: 'Europe/Berlin', hour: 18, minute: 0, days: EVERY_DAY, endsOn: null }
const next = (timetable: Timetable, after: string, taken: string | null = null): string => {
  const slot = nextSlot(timetable, { after: new Date(after), taken })
  return slot === undefined ? 'none' : `${slot.localDate} ${slot.at.toISOString()}`
}

describe('the next slot', () => {
  test('is today’s slot if it is still to come', () => {
    expect(next(BERLIN, '2026-11-22T16:59:59Z')).toBe('2026-11-22 2026-11-22T17:00:00.000Z')
    expect(next(BERLIN, '2026-11-22T17:00:00Z')).toBe('2026-11-23 2026-11-23T17:00:00.000Z')
  })

  test('respects the days of the week and the end', () => {
    expect(next({ ...BERLIN, days: [2] }, '2026-11-22T00:00Z')).toBe('2026-11-24 2026-11-24T17:00:00.000Z')
    expect(next({ ...BERLIN, days: [2], endsOn: '2026-11-24' }, '2026-11-22T00:00Z')).toContain('2026-11-24')
    expect(next({ ...BERLIN, days: [2], endsOn: '2026-11-23' }, '2026-11-22T00:00Z')).toBe('none')
    expect(next({ ...BERLIN, days: [] }, '2026-11-22T00:00Z')).toBe('none')
    // A weekly channel on Fridays, because Samoa skipped a Friday.
    expect(next({ ...BERLIN, zone: 'Pacific/Apia', days: [5] }, '2011-12-25T00:00Z')).toContain('2012-01-06')
  })

  test('29 February is an ordinary day', () => {
    expect(next(BERLIN, '2028-02-28T17:30Z')).toBe('2028-02-29 2028-02-29T17:00:00.000Z')
    expect(next(BERLIN, '2028-02-29T17:30Z')).toBe('2028-03-01 2028-03-01T17:00:00.000Z')
  })

  test('is never on a date that has already had one, after a move to any time or zone', () => {
    const later = { ...BERLIN, hour: 20 }
    expect(next(later, '2026-11-22T17:30Z', '2026-11-22')).toContain('2026-11-23')
    const west = { ...BERLIN, zone: 'Pacific/Honolulu' } // In Honolulu, it is still the 21st.
    expect(next(west, '2026-11-22T08:00Z', '2026-11-22')).toContain('2026-11-23')
    expect(next(west, '2026-11-22T08:00Z', '2026-11-20')).toContain('2026-11-22') // There, 18:00 has passed.
  })

  test('dates only increase during a year of moves between zones and times', () => {
    const zones = ['Pacific/Auckland', 'Pacific/Honolulu', 'Europe/Berlin', 'America/Nuuk', 'Pacific/Kiritimati']
    let taken: string | null = null
    let now = new Date('2026-01-01T00:00Z')
    for (let i = 0; i < 365; i++) {
      const timetable = { ...BERLIN, zone: zones[(i * 7) % 5]!, hour: (i * 5) % 24, minute: (i * 35) % 60 }
      const slot: Slot = nextSlot(timetable, { after: now, taken })!
      expect(slot.localDate > (taken ?? '')).toBe(true)
      expect(slot.at > now).toBe(true)
      expect(dateIn(timetable.zone, slot.at)).toBe(slot.localDate)
      ;({ localDate: taken, at: now } = slot)
    }
  })
})

test.each(['18:00', '00:00', '23:55', '07:05'])('%s is a run time', (text) => {
  expect(writeRunTime(readRunTime(text)!)).toBe(text)
})
test.each(['24:00', '18:03', '7:05', '18:60', '18:00:00', '', ' 18:00', '18:00\n', '１８:00'])(
  '%j is rejected',
  (text) => {
    expect(readRunTime(text)).toBeUndefined()
  },
)

test.each(['Europe/Berlin', 'Asia/Calcutta', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])(
  '%s is a zone',
  (name) => {
    expect(isTimeZone(name)).toBe(true)
    expect(slotOn('2026-11-22', { zone: name, hour: 18, minute: 0 })).toBeTypeOf('number')
  },
)
test.each(['Berlin', '+01:00', '-05', '', 'Europe/Berlin ', 'Europe/Nowhere', '../etc', 'constructor'])(
  '%j is rejected',
  (name) => {
    expect(isTimeZone(name)).toBe(false)
  },
)

test('a channel’s delay is less than five minutes, and the channels are spread over it', () => {
  const ids = Array.from(
    { length: 64 },
    (_, i) => `${(i * 67_108_859).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`,
  )
  const offsets = ids.map(offsetMsOf)
  expect(Math.min(...offsets)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...offsets)).toBeLessThan(300_000)
  expect(new Set(offsets).size).toBeGreaterThan(40)
})
