import { useEffect, useState } from 'react'
import type { VideoDraft } from './video-draft.ts'

/** Values to begin a video with, such as a template's. */
export type DraftStart = {
  name: string
  picture: string
  /** What is filled in, in a few words. */
  values: string
  draft: Pick<VideoDraft, 'text' | 'styleId' | 'durationSeconds'>
}

/**
 * Fills values into the draft, once, where anybody sees and changes them. Words that are there stay.
 *
 * @param onFilled what was asked for is done.
 * @returns what was filled in here, and how to take it back as far as it was not changed since.
 */
export function useDraftStart(
  [draft, keepDraft]: readonly [VideoDraft, (draft: VideoDraft) => void],
  start: DraftStart | undefined,
  onFilled: () => void,
): { filled: DraftStart | undefined; undo: () => void } {
  const [filled, setFilled] = useState<{ start: DraftStart; before: VideoDraft }>()
  useEffect(() => {
    if (start === undefined) return
    setFilled({ start, before: draft })
    keepDraft(fillIn(draft, start.draft))
    onFilled()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time that it is asked for
  }, [start])
  const undo = (): void => {
    if (filled === undefined) return
    keepDraft(takeBack(draft, filled.start.draft, filled.before))
    setFilled(undefined)
  }
  return { filled: filled?.start, undo }
}

export function fillIn(draft: VideoDraft, start: DraftStart['draft']): VideoDraft {
  return { ...draft, ...start, ...(draft.text.trim() === '' ? { kind: null, tale: null } : { text: draft.text }) }
}

export function takeBack(draft: VideoDraft, start: DraftStart['draft'], before: VideoDraft): VideoDraft {
  const back = <K extends keyof DraftStart['draft']>(key: K): VideoDraft[K] =>
    draft[key] === start[key] ? before[key] : draft[key]
  return { ...draft, text: back('text'), styleId: back('styleId'), durationSeconds: back('durationSeconds') }
}
