import type { AssistantWords, VideoRequest } from '@dayreel/contract'

/** The user's input when a chat assistant writes: the pasted answer and the edited title. */
export type AssistantDraft = {
  /** The subject of the answer. */
  subject: string
  answer: string
  /** The user's own title, or null to use the assistant's title. */
  title: string | null
}

export function emptyAssistant(subject: string): AssistantDraft {
  return { subject, answer: '', title: null }
}

/** Reads a stored draft. Returns null if the value is not a draft. */
export function readAssistantDraft(kept: unknown): AssistantDraft | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { subject, answer, title } = kept as Record<string, unknown>
  const isTitle = title === null || typeof title === 'string'
  const isDraft = typeof subject === 'string' && typeof answer === 'string' && isTitle
  return isDraft ? { subject, answer, title } : null
}

/** Returns the request for a video with the assistant's words. The video speaks these words instead of the text. */
export function withWords(
  request: VideoRequest,
  draft: AssistantDraft | undefined,
  read: AssistantWords | undefined,
): VideoRequest {
  if (draft === undefined || read === undefined) return request
  const { title: _title, tale: _tale, ...about } = request
  return { ...about, kind: 'subject', words: { ...read.words, title: draft.title?.trim() || read.words.title } }
}
