import { expect, test } from 'vitest'
import { firstSlot } from './first-slot.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const BERLIN = { hour: 18, minute: 0, zone: 'Europe/Berlin', days: EVERY_DAY, endsOn: null, reviewHours: null }
const at = (text: string) => ({ now: Date.parse(text), isNew: false, takenOn: null })

test.each([
  ['later today', BERLIN, at('2026-11-22T12:00Z'), '2026-11-22 2026-11-22T17:00:00.000Z'],
  ['too near', BERLIN, at('2026-11-22T16:45Z'), '2026-11-23 2026-11-23T17:00:00.000Z near'],
  ['just far enough', BERLIN, at('2026-11-22T16:39Z'), '2026-11-22 2026-11-22T17:00:00.000Z'],
  ['past today', BERLIN, at('2026-11-22T18:00Z'), '2026-11-23 2026-11-23T17:00:00.000Z'],
  [
    'nearer than its review',
    { ...BERLIN, reviewHours: 12 as const },
    at('2026-11-22T12:00Z'),
    '2026-11-23 2026-11-23T17:00:00.000Z near',
  ],
  ['of a new channel', BERLIN, { ...at('2026-11-22T05:00Z'), isNew: true }, '2026-11-23 2026-11-23T17:00:00.000Z'],
  [
    'of a channel that has its video of today',
    BERLIN,
    { ...at('2026-11-22T05:00Z'), takenOn: '2026-11-22' },
    '2026-11-23 2026-11-23T17:00:00.000Z',
  ],
  ['on its days', { ...BERLIN, days: [2] }, at('2026-11-22T12:00Z'), '2026-11-24 2026-11-24T17:00:00.000Z'],
  ['up to its end', { ...BERLIN, endsOn: '2026-11-22' }, at('2026-11-22T18:00Z'), 'none'],
  ['without a time', { ...BERLIN, hour: null }, at('2026-11-22T12:00Z'), 'none'],
  [
    'on another date there',
    { ...BERLIN, zone: 'Pacific/Auckland' },
    at('2026-11-22T12:00Z'),
    '2026-11-23 2026-11-23T05:00:00.000Z',
  ],
  [
    'at a time that a change skips',
    { ...BERLIN, hour: 2, minute: 30 },
    at('2027-03-27T12:00Z'),
    '2027-03-28 2027-03-28T01:00:00.000Z',
  ],
  [
    'at a time that comes twice',
    { ...BERLIN, hour: 2, minute: 30 },
    at('2026-10-24T12:00Z'),
    '2026-10-25 2026-10-25T00:30:00.000Z',
  ],
])('12.3 predicts the first slot: %s', (_, timetable, when, expected) => {
  const slot = firstSlot(timetable, when)
  const words =
    slot === undefined ? 'none' : `${slot.localDate} ${slot.at.toISOString()}${slot.isNearLeftOut ? ' near' : ''}`
  expect(words).toBe(expected)
})
