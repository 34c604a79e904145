import type { Channel, RunPost } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { findPostingFaults } from './posting-faults.ts'

type Account = Channel['postsTo'][number]
const account = (part: Partial<Account> = {}): Account => ({
  platform: 'youtube',
  accountName: 'Harbour Tales',
  privacy: 'public',
  isOn: true,
  isExpired: false,
  ...part,
})
const post = (part: Partial<RunPost>) =>
  ({
    id: 'p',
    platform: 'youtube',
    connectionId: 'c',
    accountName: 'Harbour Tales',
    status: 'live',
    ...part,
  }) as RunPost
const faultsOf = (postsTo: Account[], posts: RunPost[] = []): string[] =>
  findPostingFaults({ id: 'a', postsTo, newestRun: { posts } as unknown as Channel['newestRun'] }).map(
    ({ text, to }) => `${text} ${to}`,
  )

test('returns no fault for a channel whose posts succeed', () => {
  expect(faultsOf([account()], [post({})])).toEqual([])
  expect(findPostingFaults({ id: 'a', postsTo: [], newestRun: null })).toEqual([])
})

test('names an expired account and an account without auto-post', () => {
  expect(
    faultsOf([account({ isExpired: true }), account({ platform: 'tiktok', accountName: 'ada', isOn: false })]),
  ).toEqual([
    'Posting to YouTube (Harbour Tales) has stopped because the connection has expired. /app/connections',
    'Auto-post is off for TikTok (ada). /app/connections',
  ])
})

test('names an unlinked account until the channel posts to the platform again', () => {
  const gone = post({ connectionId: null, status: 'cancelled' })
  expect(faultsOf([], [gone])).toEqual([
    'Posting to YouTube (Harbour Tales) has stopped because the account is no longer linked. /app/configure-channel/a',
  ])
  expect(faultsOf([account({ accountName: 'Night Desk' })], [gone])).toEqual([])
})

test('links a rejected post of the newest video to its reason', () => {
  expect(faultsOf([account()], [post({ status: 'failed' })])).toEqual([
    'The last post to YouTube (Harbour Tales) failed. /app/posts?post=p',
  ])
})
