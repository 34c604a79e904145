import type { Storyboard } from '@dayreel/contract'

/** A storyboard with what it was before, and what was taken back. */
export type EditHistory = {
  /** As it was loaded. */
  original: Storyboard
  past: readonly Storyboard[]
  present: Storyboard
  future: readonly Storyboard[]
  /** Where the last change was made: typing on in one field is one step. */
  field: string | undefined
}

export type EditAction =
  { type: 'edit'; storyboard: Storyboard; field: string } | { type: 'undo' } | { type: 'redo' } | { type: 'discard' }

const MAX_STEPS = 200

export function beginHistory(present: Storyboard): EditHistory {
  return { original: present, past: [], present, future: [], field: undefined }
}

/** What a history becomes by an action. An action that has nothing to act on changes nothing. */
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
    }
  }
  if (action.type === 'redo') {
    const [after, ...rest] = future
    if (after === undefined) return history
    return { original, past: [...past, present], present: after, future: rest, field: undefined }
  }
  const before = past.at(-1)
  if (before === undefined) return history
  return action.type === 'undo'
    ? { original, past: past.slice(0, -1), present: before, future: [present, ...future], field: undefined }
    : { original, past: [...past, present].slice(-MAX_STEPS), present: original, future: [], field: undefined }
}
