import { MAX_VIDEO_SECONDS, PAINTED_LOOK } from '@dayreel/catalogue'
import { randomInt } from 'node:crypto'
import type { VideoRequest } from '@dayreel/contract'
import { isSubject, roughSeconds, type WriteRequest } from '@dayreel/storyboard'
import { DEFAULT_CHOICES, VideoChoices } from '@dayreel/storyboard/schema'

/** The content of `videos.request`. It is the input of the studio's writer. */
export type StoredRequest = WriteRequest & {
  /** Set while a model still has to find the subject of a channel's video. Until then, `text` is empty. */
  toFind?: SubjectToFind
  /** The estimated length in seconds. Absent for a channel's video. */
  expectedSeconds?: number
}

export type SubjectToFind = {
  /** The run's local date. */
  day: string
  /** The subjects of other unfinished videos of the channel, which are not in the channel's memory yet. */
  avoid: readonly string[]
  /**
   * The template's subject for the built-in writer. It is used if the model fails and the operator has chosen to
   * replace failed answers.
   */
  instead?: string
}

const SEEDS = 2 ** 31

/** Returns a random seed. With another seed, the same subject gets other words and pictures. */
export function newSeed(): number {
  return randomInt(SEEDS)
}

/**
 * Reads `videos.request`. Options that were added after the row was stored get their defaults. Rows without a look were
 * stored before looks existed, so they get the painted look.
 */
export function readStoredRequest(row: unknown): StoredRequest {
  const { look = PAINTED_LOOK, ...stored } = row as Omit<StoredRequest, 'look'> & Partial<Pick<StoredRequest, 'look'>>
  return { ...DEFAULT_CHOICES, ...stored, look }
}

/** Returns the expected length of a request's video in seconds. */
export function expectedSecondsOf({ expectedSeconds, durationSeconds, text, kind }: StoredRequest): number {
  if (expectedSeconds !== undefined) return expectedSeconds
  const isScript = kind === 'script' || (kind === undefined && !isSubject(text))
  return isScript && text !== '' ? Math.min(MAX_VIDEO_SECONDS, roughSeconds(text)) : durationSeconds
}

/** Returns the part of a request that the user chose. */
export function chosenOf({ text, kind, title, tale, words, ...request }: StoredRequest): VideoRequest {
  return {
    ...VideoChoices.parse(request),
    text,
    ...(kind !== undefined && { kind }),
    ...(title !== undefined && { title }),
    ...(tale !== undefined && { tale }),
    ...(words !== undefined && { words }),
  }
}
