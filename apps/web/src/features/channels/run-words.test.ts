import type { ChannelRun } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { reasonOf, standingOfRun } from './run-words.ts'

type Given = Parameters<typeof standingOfRun>[0]
const RUN: Given = { status: 'ready', isInReview: false, approvedAt: null, reason: null, post: null }
const posted = (status: NonNullable<ChannelRun['post']>['status']) => ({ ...RUN, post: { status } }) as unknown as Given

test.each([
  ['Ready', RUN],
  ['Approved', { ...RUN, approvedAt: '2026-06-02T10:00:00Z' }],
  ['In review', { ...RUN, isInReview: true }],
  ['Being created', { ...RUN, status: 'making' }],
  ['Failed', { ...RUN, status: 'failed', reason: 'internal' }],
  ['Skipped', { ...RUN, status: 'skipped', reason: 'missed' }],
  ['No credits', { ...RUN, status: 'skipped', reason: 'out_of_credits' }],
  ['Nothing new', { ...RUN, status: 'skipped', reason: 'too_alike' }],
  // Until its slot its run says more.
  ['Ready', posted('scheduled')],
  ['Posting', posted('posting')],
  ['Posted', posted('live')],
  ['Not posted', posted('failed')],
  ['Please check', posted('uncertain')],
  ['Skipped', { ...posted('cancelled'), status: 'skipped', reason: 'stopped' }],
] satisfies [string, Given][])('15.2 a run says how it stands: %s', (label, run) => {
  expect(standingOfRun(run).label).toBe(label)
})

test('15.2 a run says why it came to nothing, or why its post did', () => {
  const post = { message: 'YouTube takes no more today.' } as ChannelRun['post']
  expect(reasonOf({ message: null, post: null })).toBe('')
  expect(reasonOf({ message: null, post })).toBe('YouTube takes no more today.')
  expect(reasonOf({ message: 'You skipped this run.', post })).toBe('You skipped this run.')
})
