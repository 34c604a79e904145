import type { Video } from '@dayreel/contract'
import { useEffect, useMemo, useState } from 'react'
import { loadDraft, removeOldDrafts, storeDraft, type StoryboardDraft } from './storyboard-draft.ts'

export type StoryboardDrafts = {
  /** The versions that have a draft, newest first. */
  versions: readonly number[]
  /** Whether the browser stores drafts. If not, they are lost when the page closes. */
  isStored: boolean
  find: (version: number) => StoryboardDraft | undefined
  /** Stores a version's edits, or removes its draft if they are `undefined`. */
  keep: (version: number, edits: Pick<StoryboardDraft, 'storyboard' | 'uploads'> | undefined) => void
  /** Records that a new version is being made from a version's draft. */
  markStarted: (version: number, startedAs: number) => void
}

/**
 * Manages the drafts of a video's versions. Drafts survive a reload. A draft ends when a version made from it has
 * succeeded.
 */
export function useStoryboardDrafts(userId: string, { id: videoId, versions }: Video): StoryboardDrafts {
  const [kept] = useState(() => loadDrafts(userId, videoId, versions))
  // Every keystroke changes a draft, but the page shows only which versions have one. Equal texts cause no render.
  const [marks, setMarks] = useState(() => listOf(kept))
  const [isStored, setStored] = useState(true)
  const change = useMemo(() => {
    const set = (version: number, draft: StoryboardDraft | undefined): void => {
      if (draft === undefined) kept.delete(version)
      else kept.set(version, draft)
      setStored(storeDraft({ userId, videoId, version }, draft))
      setMarks(listOf(kept))
    }
    return {
      find: (version: number) => kept.get(version),
      keep: (version: number, edits: Pick<StoryboardDraft, 'storyboard' | 'uploads'> | undefined) =>
        set(version, edits && { ...edits, savedAt: new Date().toISOString() }),
      markStarted: (version: number, startedAs: number) => {
        const draft = kept.get(version)
        if (draft !== undefined) set(version, { ...draft, startedAs })
      },
    }
  }, [kept, userId, videoId])
  useEffect(() => removeOldDrafts(), [])
  useEffect(() => {
    for (const [version, draft] of kept) if (isDone(draft, versions)) change.keep(version, undefined)
  }, [change, kept, versions])
  return useMemo(
    () => ({ ...change, isStored, versions: marks === '' ? [] : marks.split(' ').map(Number) }),
    [change, isStored, marks],
  )
}

/** Returns whether a version made from the draft has succeeded. */
function isDone({ startedAs }: StoryboardDraft, versions: Video['versions']): boolean {
  return versions.some(({ number, status }) => number === startedAs && status === 'succeeded')
}

function loadDrafts(userId: string, videoId: string, versions: Video['versions']): Map<number, StoryboardDraft> {
  const drafts = new Map<number, StoryboardDraft>()
  for (const { number } of versions) {
    const place = { userId, videoId, version: number }
    const draft = loadDraft(place)
    if (draft === undefined) continue
    if (isDone(draft, versions)) storeDraft(place, undefined)
    else drafts.set(number, draft)
  }
  return drafts
}

function listOf(drafts: ReadonlyMap<number, StoryboardDraft>): string {
  return [...drafts.keys()].toSorted((a, b) => b - a).join(' ')
}
