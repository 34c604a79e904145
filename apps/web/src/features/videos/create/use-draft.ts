import { useStoredState } from '#lib/use-stored-state.ts'
import { EMPTY_DRAFT, readDraft, type VideoDraft } from './video-draft.ts'

/** The draft for the next video, stored per tab and user. */
export function useDraft(userId: string): [VideoDraft, (draft: VideoDraft) => void] {
  return useStoredState<VideoDraft>(`dayreel-draft-${userId}`, EMPTY_DRAFT, readDraft)
}
