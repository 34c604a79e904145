import type { Channel } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { accountsWords, audienceWords, platformsWords } from './posts-to-words.ts'

type Account = Channel['postsTo'][number]
const account = (platform: Account['platform'], part: Partial<Account> = {}): Account => ({
  platform,
  accountName: 'Harbour Tales',
  privacy: 'public',
  isOn: true,
  isExpired: false,
  ...part,
})
const PRIVATE = { privacy: 'private' } as const

test('returns no text for a channel without an account', () => {
  expect([platformsWords([]), accountsWords([]), audienceWords([])]).toEqual(['', '', ''])
})

test('names each platform once, and each account with the reason why it cannot receive posts', () => {
  const postsTo = [
    account('youtube'),
    account('youtube', { accountName: 'Night Desk', isOn: false }),
    account('instagram', { isExpired: true }),
  ]
  expect(platformsWords(postsTo)).toBe('Posts to YouTube and Instagram.')
  expect(accountsWords(postsTo)).toBe(
    'Posts to YouTube (Harbour Tales), YouTube (Night Desk, auto-post is off) and Instagram (Harbour Tales, reconnect it first).',
  )
})

test.each([
  ['', [account('youtube'), account('tiktok')]],
  ['Only you can see these posts.', [account('youtube', PRIVATE), account('tiktok', PRIVATE)]],
  ['Only you can see posts to TikTok.', [account('youtube'), account('tiktok', PRIVATE)]],
])('describes the audience of the posts: %s', (words, postsTo) => {
  expect(audienceWords(postsTo)).toBe(words)
})
