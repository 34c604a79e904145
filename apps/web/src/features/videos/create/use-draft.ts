import { useKept } from '#lib/use-kept.ts'
import { EMPTY_DRAFT, readDraft, type VideoDraft } from './video-draft.ts'

/** What this tab's person has filled in for the next video. */
export function useDraft(userId: string): [VideoDraft, (draft: VideoDraft) => void] {
  return useKept<VideoDraft>(`dayreel-draft-${userId}`, EMPTY_DRAFT, readDraft)
}
