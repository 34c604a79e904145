import { DAY_MS } from '@dayreel/catalogue'
import type { Storyboard } from '@dayreel/contract'
import { readStored, storedKeys, writeStored } from '#lib/stored-value.ts'

/** The user's edits of one version, from which no new version has been made yet. */
export type StoryboardDraft = {
  storyboard: Storyboard
  /** The paths of the pictures that were uploaded for the draft, by picture id. */
  uploads: Readonly<Record<string, string>>
  /** The time of the last change, in ISO format. */
  savedAt: string
  /**
   * The number of the version that is being made from the draft. When that version has succeeded, the draft is
   * obsolete.
   */
  startedAs?: number
}

export type DraftPlace = { userId: string; videoId: string; version: number }

const PREFIX = 'dayreel-storyboard-'
const KEPT_DAYS = 30

/** Returns a version's stored draft. Undefined if there is none that this version of the app can read. */
export function loadDraft(place: DraftPlace): StoryboardDraft | undefined {
  return readDraft(readStored('browser', keyOf(place)))
}

/**
 * Stores a version's draft, or removes it if the draft is `undefined`.
 *
 * @returns false if the browser cannot store it.
 */
export function storeDraft(place: DraftPlace, draft: StoryboardDraft | undefined): boolean {
  return writeStored('browser', keyOf(place), draft)
}

/** Removes all drafts of a deleted video. */
export function removeDraftsOf(videoId: string): void {
  removeDrafts((key) => key.includes(videoId))
}

/** Removes the drafts that have not changed for 30 days, so that they do not fill the browser's storage. */
export function removeOldDrafts(now = Date.now()): void {
  removeDrafts((_key, draft) => draft === undefined || now - Date.parse(draft.savedAt) > KEPT_DAYS * DAY_MS)
}

function removeDrafts(isGone: (key: string, draft: StoryboardDraft | undefined) => boolean): void {
  for (const key of storedKeys('browser', PREFIX))
    if (isGone(key, readDraft(readStored('browser', key)))) writeStored('browser', key, undefined)
}

function keyOf({ userId, videoId, version }: DraftPlace): string {
  return `${PREFIX}${userId}-${videoId}-${version}`
}

/** Checks the parts that the editor relies on. The server checks all values before it makes a version. */
export function readDraft(kept: unknown): StoryboardDraft | undefined {
  if (!isObject(kept)) return undefined
  const { storyboard, uploads, savedAt, startedAs } = kept
  if (!isObject(storyboard) || !Array.isArray(storyboard['scenes']) || storyboard['scenes'].length === 0)
    return undefined
  if (!storyboard['scenes'].every(isScene) || !isObject(uploads) || Number.isNaN(Date.parse(String(savedAt))))
    return undefined
  return {
    storyboard: storyboard as Storyboard,
    uploads: Object.fromEntries(Object.entries(uploads).filter((entry): entry is [string, string] => isText(entry[1]))),
    savedAt: String(savedAt),
    ...(typeof startedAs === 'number' && { startedAs }),
  }
}

function isScene(scene: unknown): boolean {
  return isObject(scene) && isText(scene['id']) && isText(scene['text']) && isText(scene['imagePrompt'])
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
