import { useStoredState } from '#lib/use-stored-state.ts'
import { EMPTY_DRAFT, readDraft, type VideoDraft } from './video-draft.ts'

/** Returns the draft of the next video. It is stored per tab and user. */
export function useDraft(userId: string): [VideoDraft, (draft: VideoDraft) => void] {
  return useStoredState<VideoDraft>(`dayreel-draft-${userId}`, EMPTY_DRAFT, readDraft)
}
