import type { RunPost } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { reasonOf, standingOfRun } from './run-words.ts'

type Given = Parameters<typeof standingOfRun>[0]
const RUN: Given = { status: 'ready', isInReview: false, approvedAt: null, reason: null, posts: [] }
const posted = (...statuses: RunPost['status'][]) =>
  ({ ...RUN, posts: statuses.map((status) => ({ status })) }) as unknown as Given

test.each([
  ['Ready', RUN],
  ['Approved', { ...RUN, approvedAt: '2026-06-02T10:00:00Z' }],
  ['In review', { ...RUN, isInReview: true }],
  ['Being created', { ...RUN, status: 'making' }],
  ['Failed', { ...RUN, status: 'failed', reason: 'internal' }],
  ['Skipped', { ...RUN, status: 'skipped', reason: 'missed' }],
  ['No credits', { ...RUN, status: 'skipped', reason: 'out_of_credits' }],
  ['Nothing new', { ...RUN, status: 'skipped', reason: 'too_alike' }],
  // The post's slot is in the future, so the run's own status says more.
  ['Ready', posted('scheduled')],
  ['Posting', posted('posting')],
  ['Posted', posted('live')],
  ['Not posted', posted('failed')],
  ['Please check', posted('uncertain')],
  ['Cancelled', posted('cancelled')],
  ['Partly posted', posted('live', 'failed', 'posting')],
  ['Please check', posted('live', 'failed', 'uncertain')],
  ['Posting', posted('live', 'posting', 'scheduled')],
  ['Waiting', posted('live', 'waiting')],
  ['Posted', posted('cancelled', 'live')],
  ['Ready', posted('scheduled', 'scheduled')],
  ['Skipped', { ...posted('cancelled'), status: 'skipped', reason: 'stopped' }],
] satisfies [string, Given][])('a run shows its status: %s', (label, run) => {
  expect(standingOfRun(run).label).toBe(label)
})

test('a run states why it or its posts failed', () => {
  const youtube = { platform: 'youtube', message: 'YouTube takes no more today.' } as RunPost
  const tiktok = { platform: 'tiktok', message: null } as RunPost
  expect(reasonOf({ message: null, posts: [] })).toBe('')
  expect(reasonOf({ message: null, posts: [youtube] })).toBe('YouTube takes no more today.')
  expect(reasonOf({ message: null, posts: [youtube, tiktok] })).toBe('YouTube: YouTube takes no more today.')
  expect(reasonOf({ message: 'You skipped this run.', posts: [youtube] })).toBe('You skipped this run.')
})
