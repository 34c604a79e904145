import { createDates } from '@dayreel/catalogue'
import type { Post } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { byDay, dayWords, momentOn } from './post-days.ts'

const inZone = (timeZone: string) => createDates({ locale: 'en-GB', timeZone })

const post = (about: Partial<Post>): Post =>
  ({
    id: 'p',
    title: 'The castle',
    text: '',
    accountName: 'Harbour Tales',
    status: 'scheduled',
    isDraft: false,
    postedAt: null,
    nextTryAt: null,
    scheduledAt: null,
    createdAt: '2026-11-01T00:00:00.000Z',
    ...about,
  }) as Post

test('lists posts on the day in their time zone, earliest first', () => {
  const late = post({ id: 'late', scheduledAt: '2026-11-22T23:30:00.000Z' })
  const noon = post({ id: 'noon', scheduledAt: '2026-11-22T12:00:00.000Z' })
  const days = byDay([late, noon], inZone('UTC'))
  expect(days.get('2026-11-22')!.map(({ id }) => id)).toEqual(['noon', 'late'])
  expect([...byDay([late], inZone('Europe/Berlin')).keys()]).toEqual(['2026-11-23'])
})

test('lists a posted post when it was sent, and a waiting post at its next attempt', () => {
  const times = { scheduledAt: '2026-11-20T12:00:00.000Z', nextTryAt: '2026-11-21T12:00:00.000Z' }
  expect([...byDay([post({ ...times, status: 'waiting' })], inZone('UTC')).keys()]).toEqual(['2026-11-21'])
  const posted = post({ ...times, status: 'live', postedAt: '2026-11-22T12:00:00.000Z' })
  expect([...byDay([posted], inZone('UTC')).keys()]).toEqual(['2026-11-22'])
})

test('a post that is moved to another day keeps its time of day', () => {
  // The clocks change on 25 October.
  const moved = momentOn('2026-10-26', post({ scheduledAt: '2026-10-22T16:05:00.000Z' }), 'Europe/Berlin')
  expect(moved).toBe('2026-10-26T17:05:00.000Z')
})

test("a day's label lists its posts", () => {
  const place = { dates: inZone('UTC'), today: '2026-11-22' }
  expect(dayWords('2026-11-24', [], place)).toBe('Tuesday, 24 November: nothing')
  expect(dayWords('2026-11-24', [post({ scheduledAt: '2026-11-24T18:00:00.000Z' })], place)).toBe(
    'Tuesday, 24 November: 18:00, Harbour Tales, Scheduled, The castle',
  )
})
