import { findPostFaults, type PlatformName, type PostPrivacy, type WordsFault } from '@dayreel/catalogue'
import type { Connection, SharedVideo } from '@dayreel/contract'
import { momentOf, type Schedule } from './schedule.ts'

/** What is said of a video on one platform; its accounts share it. */
export type PlatformWords = {
  title: string
  text: string
  tags: string[]
  /** Undefined: not chosen yet. */
  privacy: PostPrivacy | undefined
  isMadeForKids: boolean
  notifiesSubscribers: boolean
  allowsComments: boolean
  allowsDuets: boolean
  allowsStitches: boolean
  isPromotion: boolean
  promotesOwn: boolean
  promotesPartner: boolean
  asDraft: boolean
}
export type WordsByPlatform = Readonly<Record<PlatformName, PlatformWords>>

/** What is known of the video before anybody has written a word. */
export type Suggestion = { title: string; description: string; tags: readonly string[] }

const INSTAGRAM_TAGS = 5

/** How a form for a video begins: on TikTok nothing is chosen, as its rules want. */
export function beginWords({ title, description, tags }: Suggestion): WordsByPlatform {
  const nothing = {
    isMadeForKids: false,
    notifiesSubscribers: true,
    allowsComments: false,
    allowsDuets: false,
    allowsStitches: false,
    isPromotion: false,
    promotesOwn: false,
    promotesPartner: false,
    asDraft: false,
  }
  const caption = [title, description].filter((part) => part.trim() !== '').join('\n\n')
  const few = tags.slice(0, INSTAGRAM_TAGS)
  return {
    youtube: { ...nothing, title, text: description, tags: [...tags], privacy: 'private' },
    instagram: { ...nothing, title: '', text: caption, tags: few, privacy: 'public' },
    tiktok: { ...nothing, title: '', text: caption, tags: few, privacy: undefined },
  }
}

/** What the platform would refuse, and what is still to be chosen. */
export function findWordsFaults(platform: PlatformName, words: PlatformWords, lengthSeconds: number): WordsFault[] {
  const { privacy, isPromotion, promotesOwn, promotesPartner } = words
  const found = findPostFaults(platform, {
    ...words,
    lengthSeconds,
    privacy: privacy ?? 'public',
    promotes: promotesOf(words),
  })
  if (privacy === undefined && !words.asDraft) found.push({ field: 'privacy', text: 'Choose who can see this video.' })
  if (isPromotion && !promotesOwn && !promotesPartner)
    found.push({ field: 'promotes', text: 'Say whose business the video promotes.' })
  return found
}

/** Both at once count as the stricter one, as TikTok has it. */
export function promotesOf({
  isPromotion,
  promotesOwn,
  promotesPartner,
}: PlatformWords): 'own' | 'partner' | undefined {
  if (!isPromotion) return undefined
  return promotesPartner ? 'partner' : promotesOwn ? 'own' : undefined
}

type ShareDraft = {
  videoId: string
  version: number | undefined
  targets: readonly Connection[]
  words: WordsByPlatform
  schedule: Schedule
}
/** As it is sent. */
export type SharedVideoInput = {
  videoId: SharedVideo['videoId']
  version?: number | undefined
  targets: SharedVideo['targets']
  scheduledAt: string | null
}

export function sharedVideoOf({ videoId, version, targets, words, schedule }: ShareDraft): SharedVideoInput {
  return {
    videoId,
    version,
    scheduledAt: momentOf(schedule),
    targets: targets.map(({ id, platform }) => {
      const { isPromotion: _, promotesOwn: __, promotesPartner: ___, privacy, ...said } = words[platform]
      return {
        ...said,
        connectionId: id,
        title: said.title.trim(),
        promotes: promotesOf(words[platform]) ?? null,
        privacy: words[platform].asDraft ? 'private' : privacy,
      }
    }),
  }
}

/** Tags as they are typed: words with commas or spaces between hashtags. */
export function readTags(typed: string): string[] {
  return typed
    .split(/[,\n]|\s(?=#)/)
    .map((tag) => tag.trim().replace(/^#+/, ''))
    .filter((tag) => tag !== '')
}
