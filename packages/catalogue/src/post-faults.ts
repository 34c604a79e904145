import {
  MARKER_TAG_LENGTH,
  MAX_MENTIONS,
  MAX_TAGS_LENGTH,
  PLATFORM_LABELS,
  POST_LIMITS,
  type PlatformName,
} from './post-limits.ts'
import type { PostPrivacy } from './posts.ts'

/** What is said of a video where it is posted. */
export type PostWords = {
  lengthSeconds: number
  title: string
  /** YouTube's description, Instagram's caption, TikTok's title. */
  text: string
  /** Words without #. */
  tags: readonly string[]
  privacy: PostPrivacy
  promotes?: 'own' | 'partner' | undefined
  /** As a draft that the person finishes in the platform's app. */
  asDraft: boolean
}
export type WordsFault = { field: keyof PostWords; text: string }

/** What the platform would refuse, counted as it counts, in words for people: the form and the delivery ask the same. */
export function findPostFaults(platform: PlatformName, words: PostWords): WordsFault[] {
  const name = PLATFORM_LABELS[platform]
  const { minSeconds, maxSeconds, maxTitle, maxText, textIsCountedIn, maxHashtags, privacies } = POST_LIMITS[platform]
  const { lengthSeconds, title, tags, privacy } = words
  const faults: WordsFault[] = []
  const find = (isFault: boolean, field: keyof PostWords, text: string): void => {
    if (isFault) faults.push({ field, text })
  }
  const text = textOf(platform, words)
  find(
    lengthSeconds < minSeconds || lengthSeconds > maxSeconds,
    'lengthSeconds',
    `${name} takes videos of ${minSeconds} to ${maxSeconds} seconds.`,
  )
  find(maxTitle > 0 && title.length > maxTitle, 'title', `${name} takes titles of at most ${maxTitle} characters.`)
  const unit = textIsCountedIn === 'bytes' ? 'bytes' : 'characters'
  find(countText(platform, text) > maxText, 'text', `${name} takes at most ${maxText} ${unit} of text.`)
  find(
    maxHashtags !== undefined && countHashtags(text) > maxHashtags,
    'tags',
    `${name} takes at most ${maxHashtags} hashtags.`,
  )
  find(
    tags.some((tag) => tag.trim() === ''),
    'tags',
    'A tag is empty.',
  )
  find(!privacies.includes(privacy), 'privacy', `${name} does not have this audience.`)
  return [...faults, ...OWN_FAULTS[platform](words)]
}

/** Beyond what limits say. */
const OWN_FAULTS: Readonly<Record<PlatformName, (words: PostWords) => WordsFault[]>> = {
  youtube({ title, text, tags }) {
    const faults: WordsFault[] = []
    if (title.trim() === '') faults.push({ field: 'title', text: 'YouTube wants a title.' })
    for (const [field, value] of Object.entries({ title, text }) as ['title' | 'text', string][]) {
      if (/[<>]/.test(value)) faults.push({ field, text: 'YouTube takes no < or >.' })
    }
    if (tagsLength(tags) + MARKER_TAG_LENGTH + Math.sign(tags.length) > MAX_TAGS_LENGTH)
      faults.push({ field: 'tags', text: 'YouTube takes tags of about 480 characters together.' })
    if (tags.some((tag) => /[<>,]/.test(tag)))
      faults.push({ field: 'tags', text: 'YouTube takes no <, > or comma in a tag.' })
    return faults
  },
  instagram(words) {
    const mentions = textOf('instagram', words).match(/@[\w.]{1,30}/g)?.length ?? 0
    return mentions > MAX_MENTIONS ? [{ field: 'text', text: `Instagram takes at most ${MAX_MENTIONS} mentions.` }] : []
  },
  tiktok({ promotes, privacy }) {
    return promotes === 'partner' && privacy === 'private'
      ? [{ field: 'privacy', text: 'TikTok does not take a paid partnership that only you can see.' }]
      : []
  },
}

/** What stands below the video: with the tags as hashtags where the platform has none of its own. A draft carries no words. */
export function textOf(
  platform: PlatformName,
  { text, tags, asDraft }: Pick<PostWords, 'text' | 'tags' | 'asDraft'>,
): string {
  if (platform === 'youtube') return text
  return platform === 'tiktok' && asDraft ? '' : withHashtags(text, tags)
}

/** Text and tags as one, for platforms whose tags are hashtags in the text. */
export function withHashtags(text: string, tags: readonly string[]): string {
  const hashtags = tags.map((tag) => `#${tag.replace(/[\s#]+/g, '')}`)
  return [text.trim(), hashtags.join(' ')].filter((part) => part !== '').join('\n\n')
}

/** In what the platform counts in: UTF-16 code units, or bytes of UTF-8. */
export function countText(platform: PlatformName, text: string): number {
  return POST_LIMITS[platform].textIsCountedIn === 'bytes' ? new TextEncoder().encode(text).length : text.length
}

export function countHashtags(text: string): number {
  return text.match(/#[\p{L}\p{N}_]+/gu)?.length ?? 0
}

/** Separators count, and so do the quotes around a tag with a space. */
export function tagsLength(tags: readonly string[]): number {
  return tags.reduce((sum, tag) => sum + tag.length + (tag.includes(' ') ? 2 : 0), Math.max(0, tags.length - 1))
}
