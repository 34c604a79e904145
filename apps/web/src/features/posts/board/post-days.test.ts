import type { Post } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { byDay, dayWords, momentOn } from './post-days.ts'

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

test('posts lie on the day of their zone, earliest first', () => {
  const late = post({ id: 'late', scheduledAt: '2026-11-22T23:30:00.000Z' })
  const noon = post({ id: 'noon', scheduledAt: '2026-11-22T12:00:00.000Z' })
  const days = byDay([late, noon], 'UTC')
  expect(days.get('2026-11-22')!.map(({ id }) => id)).toEqual(['noon', 'late'])
  expect([...byDay([late], 'Europe/Berlin').keys()]).toEqual(['2026-11-23'])
})

test('what was posted lies where it went out, what waits where it is tried next', () => {
  const times = { scheduledAt: '2026-11-20T12:00:00.000Z', nextTryAt: '2026-11-21T12:00:00.000Z' }
  expect([...byDay([post({ ...times, status: 'waiting' })], 'UTC').keys()]).toEqual(['2026-11-21'])
  const posted = post({ ...times, status: 'live', postedAt: '2026-11-22T12:00:00.000Z' })
  expect([...byDay([posted], 'UTC').keys()]).toEqual(['2026-11-22'])
})

test('a post that is moved to another day keeps its time of day', () => {
  const at = new Date('2026-11-22T18:05').toISOString()
  expect(momentOn('2026-12-01', post({ scheduledAt: at }))).toBe(new Date('2026-12-01T18:05').toISOString())
})

test('a day is read out with what is on it', () => {
  const zone = { zone: 'UTC', today: '2026-11-22' }
  expect(dayWords('2026-11-24', [], zone)).toBe('Tuesday, 24 November: nothing')
  expect(dayWords('2026-11-24', [post({ scheduledAt: '2026-11-24T18:00:00.000Z' })], zone)).toBe(
    'Tuesday, 24 November: 18:00, Harbour Tales, Scheduled, The castle',
  )
})
