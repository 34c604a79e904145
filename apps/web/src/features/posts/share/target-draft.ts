import {
  findPostFaults,
  platformOf,
  postTextOf,
  sourcesText,
  type NamedSource,
  type PlatformName,
  type WordsFault,
} from '@dayreel/catalogue'
import type { Connection, SharedVideo } from '@dayreel/contract'
import { beginChoices, findMissingChoices, promotesOf, sentChoices, type ChoicesDraft } from '#lib/post-choices.ts'
import { momentOf, type Schedule } from './schedule.ts'

/** A video's texts and post choices for one platform. All accounts on the platform share them. */
export type PlatformWords = ChoicesDraft & { title: string; text: string; tags: string[] }

/** The initial texts, taken from the video. */
export type Suggestion = {
  title: string
  description: string
  tags: readonly string[]
  /** The sources that the text lists. Empty if the video's owner does not want them in posts. */
  sources: readonly NamedSource[]
}

/** Returns the initial texts and choices for an account's platform. */
export function beginWords(
  connection: Pick<Connection, 'platform' | 'lastPrivacy'>,
  { title, description, tags, sources }: Suggestion,
): PlatformWords {
  const { platform } = connection
  const { limits } = platformOf(platform)
  const text = [postTextOf(platform, { title, description }), sourcesText(sources)].filter((part) => part !== '')
  const words = { title: limits.maxTitle > 0 ? title : '', text: text.join('\n\n') }
  const choices = beginChoices(connection, { notifiesSubscribers: true })
  return { ...choices, ...words, tags: tags.slice(0, limits.maxHashtags ?? undefined) }
}

/** Returns violations of the platform's limits and missing choices. */
export function findWordsFaults(platform: PlatformName, words: PlatformWords, lengthSeconds: number): WordsFault[] {
  const found = findPostFaults(platform, {
    ...words,
    lengthSeconds,
    privacy: words.privacy ?? 'public',
    promotes: promotesOf(words),
  })
  return [...found, ...findMissingChoices(words)]
}

type ShareDraft = {
  videoId: string
  version: number | undefined
  targets: readonly Connection[]
  wordsOf: (platform: PlatformName) => PlatformWords
  schedule: Schedule
  /** The account's time zone. */
  zone: string
}
/** The text in the form in which it is sent. */
export type SharedVideoInput = {
  videoId: SharedVideo['videoId']
  version?: number | undefined
  targets: SharedVideo['targets']
  scheduledAt: string | null
}

export function sharedVideoOf({ videoId, version, targets, wordsOf, schedule, zone }: ShareDraft): SharedVideoInput {
  return {
    videoId,
    version,
    scheduledAt: momentOf(schedule, zone),
    targets: targets.map(({ id, platform }) => {
      const sent = sentChoices(wordsOf(platform))
      return { ...sent, connectionId: id, title: sent.title.trim() }
    }),
  }
}
