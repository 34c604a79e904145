import { DEFAULT_TRACK_ID } from '@dayreel/catalogue'
import { CATALOGUE_OFFERS, DEFAULT_CHOICES, findUnoffered, VideoChoices } from '@dayreel/contract'
import type { TextKind, VideoRequest } from '@dayreel/contract'
import { readAssistantDraft, type AssistantDraft } from './assistant-draft.ts'
import { readOutlineDraft, type OutlineDraft } from './outline-draft.ts'

/** The form's values for a video. */
export type VideoDraft = VideoChoices & {
  /** A subject or a script. */
  text: string
  /** The title of a script's video. If empty, the title is derived from the script. A subject does not use it. */
  title: string
  /** The kind of text that the user chose, or null if it is detected. */
  kind: TextKind | null
  /** The id of the tale whose title is the text, or null if the text is the user's own. */
  tale: string | null
  /** The user's texts in the outline of a subject that the writer does not know, or null if there is no outline. */
  outline: OutlineDraft | null
  /** A chat assistant's answer about a subject, or null if there is none. */
  assistant: AssistantDraft | null
}

/** The initial choices of the form. */
const FIRST_CHOICES: VideoChoices = { ...DEFAULT_CHOICES, music: DEFAULT_TRACK_ID }

export const EMPTY_DRAFT: VideoDraft = {
  ...FIRST_CHOICES,
  text: '',
  title: '',
  kind: null,
  tale: null,
  outline: null,
  assistant: null,
}

/** Reads the tab's stored draft. Defaults replace values that are no longer offered. */
export function readDraft(kept: unknown): VideoDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { text, title, kind, tale, outline, assistant } = kept as Record<string, unknown>
  return {
    ...readChoices(kept),
    text: typeof text === 'string' ? text : '',
    title: typeof title === 'string' ? title : '',
    kind: kind === 'subject' || kind === 'script' ? kind : null,
    tale: typeof tale === 'string' ? tale : null,
    outline: readOutlineDraft(outline),
    assistant: readAssistantDraft(assistant),
  }
}

function readChoices(kept: object): VideoChoices {
  const readable = Object.entries(kept).filter(([option, value]) => {
    const choice = Object.hasOwn(DEFAULT_CHOICES, option) ? VideoChoices.safeParse({ [option]: value }) : undefined
    if (choice?.success !== true) return false
    // Voices are not checked here, because only the server knows them. The form requests them.
    return option === 'voice' || findUnoffered({ [option]: value }, CATALOGUE_OFFERS) === undefined
  })
  return { ...FIRST_CHOICES, ...Object.fromEntries(readable) }
}

/** Converts a draft to a request. The request states every choice, including defaults. Texts are only trimmed. */
export function requestOf(draft: VideoDraft): VideoRequest {
  const { text, title, kind, tale, outline: _outline, assistant: _assistant, notes, ...choices } = draft
  return {
    ...choices,
    notes: notes.trim(),
    text: text.trim(),
    ...(title.trim() !== '' && { title: title.trim() }),
    ...(kind !== null && { kind }),
    ...(tale !== null && { tale }),
  }
}

/** Returns whether a video was made from exactly this request. */
export function isMadeFrom(request: VideoRequest, made: VideoRequest): boolean {
  return Object.entries(made).every(
    ([key, value]) => JSON.stringify(request[key as keyof VideoRequest]) === JSON.stringify(value),
  )
}
