import type { Connection } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { promotesOf } from '#lib/post-choices.ts'
import { beginWords, findWordsFaults, sharedVideoOf, type PlatformWords } from './target-draft.ts'
import { POST_NOW } from './schedule.ts'

const SUGGESTION = {
  title: 'Letters to the sea',
  description: 'A keeper answers.',
  tags: ['sea', 'lighthouse', 'letters', 'night', 'story', 'calm'],
  sources: [],
}
const SOURCE = { title: 'Sea', site: 'Wikipedia', licence: 'CC BY-SA 4.0', url: 'https://en.wikipedia.org/wiki/Sea' }
const [YOUTUBE, INSTAGRAM, TIKTOK] = (['youtube', 'instagram', 'tiktok'] as const).map((platform) =>
  beginWords({ platform, lastPrivacy: null }, SUGGESTION),
) as [PlatformWords, PlatformWords, PlatformWords]
const connection = (platform: Connection['platform']) => ({ id: platform, platform }) as Connection

test("each platform's draft is initially within its limits", () => {
  expect(YOUTUBE).toMatchObject({ title: 'Letters to the sea', text: 'A keeper answers.', privacy: undefined })
  expect(YOUTUBE.tags).toHaveLength(6)
  expect(INSTAGRAM).toMatchObject({ title: '', text: 'A keeper answers.' })
  expect(INSTAGRAM.tags).toHaveLength(5)
  expect(findWordsFaults('youtube', { ...YOUTUBE, privacy: 'unlisted' }, 30)).toEqual([])
  expect(findWordsFaults('instagram', INSTAGRAM, 30)).toEqual([])
})

test('the user first chooses the audience; later drafts preselect the last choice, except on TikTok', () => {
  expect(findWordsFaults('youtube', YOUTUBE, 30).map(({ field }) => field)).toEqual(['privacy'])
  expect(beginWords({ platform: 'youtube', lastPrivacy: 'unlisted' }, SUGGESTION).privacy).toBe('unlisted')
  expect(beginWords({ platform: 'instagram', lastPrivacy: null }, SUGGESTION).privacy).toBe('public')
  expect(beginWords({ platform: 'tiktok', lastPrivacy: 'followers' }, SUGGESTION).privacy).toBeUndefined()
})

test('the text lists the sources after the description, or after the title if there is no description', () => {
  const shared = { ...SUGGESTION, sources: [SOURCE] }
  const lines = 'Sources:\nSea, Wikipedia, CC BY-SA 4.0 – https://en.wikipedia.org/wiki/Sea'
  const textOn = (platform: 'youtube' | 'tiktok', description: string) =>
    beginWords({ platform, lastPrivacy: null }, { ...shared, description }).text
  expect(textOn('tiktok', 'A keeper answers.')).toBe(`A keeper answers.\n\n${lines}`)
  expect(textOn('tiktok', '')).toBe(`Letters to the sea\n\n${lines}`)
  expect(textOn('youtube', '')).toBe(lines)
})

test("TikTok's draft has no defaults for audience, interactions and promotion", () => {
  const tiktok = TIKTOK
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

test("the request contains each account with its platform's text", () => {
  const sent = sharedVideoOf({
    videoId: 'v',
    version: 2,
    targets: [connection('youtube'), connection('tiktok')],
    wordsOf: (platform) => (platform === 'tiktok' ? { ...TIKTOK, asDraft: true } : { ...YOUTUBE, privacy: 'private' }),
    schedule: POST_NOW,
    zone: 'UTC',
  })
  expect(sent).toMatchObject({ videoId: 'v', version: 2, scheduledAt: null })
  expect(sent.targets).toMatchObject([
    { connectionId: 'youtube', title: 'Letters to the sea', privacy: 'private', promotes: null },
    { connectionId: 'tiktok', title: '', privacy: 'private', asDraft: true },
  ])
  expect(JSON.stringify(sent)).not.toContain('isPromotion')
})
