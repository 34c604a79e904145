import type { Storyboard } from '@dayreel/contract'

/** A storyboard with its undo and redo states. */
export type EditHistory = {
  /** The storyboard as it was loaded. */
  original: Storyboard
  past: readonly Storyboard[]
  present: Storyboard
  future: readonly Storyboard[]
  /** The field of the last change. Continued typing in one field is one step. */
  field: string | undefined
  /** Whether the last action discarded all changes. */
  isDiscarded: boolean
}

export type EditAction =
  | { type: 'edit'; storyboard: Storyboard; field: string }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'discard' }

const MAX_STEPS = 200

/** @param draft the stored edits of the storyboard, if there are any. Undo then restores the original. */
export function beginHistory({
  original,
  draft,
}: {
  original: Storyboard
  draft?: Storyboard | undefined
}): EditHistory {
  const present = draft ?? original
  return {
    original,
    past: draft === undefined ? [] : [original],
    present,
    future: [],
    field: undefined,
    isDiscarded: false,
  }
}

/** Applies an action to a history. An undo or redo without a step changes nothing. */
export function editHistory(history: EditHistory, action: EditAction): EditHistory {
  const { original, past, present, future, field } = history
  if (action.type === 'edit') {
    const isSameStep = action.field === field && past.length > 0
    return {
      original,
      past: isSameStep ? past : [...past, present].slice(-MAX_STEPS),
      present: action.storyboard,
      future: [],
      field: action.field,
      isDiscarded: false,
    }
  }
  if (action.type === 'redo') {
    const [after, ...rest] = future
    if (after === undefined) return history
    return {
      original,
      past: [...past, present],
      present: after,
      future: rest,
      field: undefined,
      isDiscarded: false,
    }
  }
  const before = past.at(-1)
  if (before === undefined) return history
  const isDiscarded = action.type === 'discard'
  const steps = isDiscarded
    ? { past: [...past, present].slice(-MAX_STEPS), present: original, future: [] }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] }
  return { original, ...steps, field: undefined, isDiscarded }
}
