import type { Connection } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { beginWords, findWordsFaults, promotesOf, readTags, sharedVideoOf } from './target-draft.ts'
import { POST_NOW } from './schedule.ts'

const WORDS = beginWords({
  title: 'Letters to the sea',
  description: 'A keeper answers.',
  tags: ['sea', 'lighthouse', 'letters', 'night', 'story', 'calm'],
})
const connection = (platform: Connection['platform']) => ({ id: platform, platform }) as Connection

test('each platform begins with what it has room for', () => {
  expect(WORDS.youtube).toMatchObject({ title: 'Letters to the sea', text: 'A keeper answers.', privacy: 'private' })
  expect(WORDS.youtube.tags).toHaveLength(6)
  expect(WORDS.instagram).toMatchObject({ title: '', text: 'Letters to the sea\n\nA keeper answers.' })
  expect(WORDS.instagram.tags).toHaveLength(5)
  expect(findWordsFaults('youtube', WORDS.youtube, 30)).toEqual([])
  expect(findWordsFaults('instagram', WORDS.instagram, 30)).toEqual([])
})

test('on TikTok nothing is chosen for anybody: who sees it, what they may do, whom it promotes', () => {
  const { tiktok } = WORDS
  expect(tiktok).toMatchObject({ privacy: undefined, allowsComments: false, allowsDuets: false, allowsStitches: false })
  expect(findWordsFaults('tiktok', tiktok, 30).map(({ text }) => text)).toEqual(['Choose who can see this video.'])
  expect(findWordsFaults('tiktok', { ...tiktok, asDraft: true }, 30)).toEqual([])
  const promoting = { ...tiktok, privacy: 'private', isPromotion: true } as const
  expect(findWordsFaults('tiktok', promoting, 30)[0]?.field).toBe('promotes')
  const partner = { ...promoting, promotesPartner: true, promotesOwn: true }
  expect(promotesOf(partner)).toBe('partner')
  expect(findWordsFaults('tiktok', partner, 30).map(({ field }) => field)).toEqual(['privacy'])
  expect(promotesOf({ ...partner, isPromotion: false })).toBeUndefined()
})

test('what is sent names each account with the words of its platform', () => {
  const sent = sharedVideoOf({
    videoId: 'v',
    version: 2,
    targets: [connection('youtube'), connection('tiktok')],
    words: { ...WORDS, tiktok: { ...WORDS.tiktok, asDraft: true } },
    schedule: POST_NOW,
  })
  expect(sent).toMatchObject({ videoId: 'v', version: 2, scheduledAt: null })
  expect(sent.targets).toMatchObject([
    { connectionId: 'youtube', title: 'Letters to the sea', privacy: 'private', promotes: null },
    { connectionId: 'tiktok', title: '', privacy: 'private', asDraft: true },
  ])
  expect(JSON.stringify(sent)).not.toContain('isPromotion')
})

test.each([
  ['sea, old lighthouse', ['sea', 'old lighthouse']],
  ['#sea #night', ['sea', 'night']],
  [' , #', []],
])('“%s” as tags', (typed, tags) => {
  expect(readTags(typed)).toEqual(tags)
})
