import { useEffect, useState } from 'react'
import type { VideoDraft } from './video-draft.ts'

/** Initial values for a video, such as a template's. */
export type DraftStart = {
  name: string
  picture: string
  /** A short description of the filled-in values. */
  values: string
  draft: Pick<VideoDraft, 'text' | 'style' | 'durationSeconds'>
}

/**
 * Fills values into the draft once. Existing words stay.
 *
 * @param onFilled called after the values are filled in.
 * @returns the filled-in values, and a function that reverts those that have not changed since.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once for each new start
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
  return { ...draft, text: back('text'), style: back('style'), durationSeconds: back('durationSeconds') }
}
