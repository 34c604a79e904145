import { DEFAULT_TRACK_ID } from '@dayreel/catalogue'
import { CATALOGUE_OFFERS, DEFAULT_CHOICES, findUnoffered, VideoChoices } from '@dayreel/contract'
import type { TextKind, VideoRequest } from '@dayreel/contract'
import { readAssistantDraft, type AssistantDraft } from './assistant-draft.ts'
import { readOutlineDraft, type OutlineDraft } from './outline-draft.ts'

/** The form's values for a video. */
export type VideoDraft = VideoChoices & {
  /** A subject or a script. */
  text: string
  /** The title of a script's video; empty if it follows from the script. A subject does not use it. */
  title: string
  /** The user's choice of the text's kind; null if it is detected. */
  kind: TextKind | null
  /** Id of the tale whose title the text is; null if it is the user's own. */
  tale: string | null
  /** The user's texts in the outline of a subject that the writer does not have; null without one. */
  outline: OutlineDraft | null
  /** The answer of a chat assistant about a subject; null without one. */
  assistant: AssistantDraft | null
}

/** The choices with which the form begins. */
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

/** The tab's stored draft. Values that are no longer offered are replaced by defaults. */
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
    // The server knows which voices there are; the form asks it.
    return option === 'voice' || findUnoffered({ [option]: value }, CATALOGUE_OFFERS) === undefined
  })
  return { ...FIRST_CHOICES, ...Object.fromEntries(readable) }
}

/** The video that a draft asks for. It states every choice, defaults included. Texts are only trimmed. */
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

/** Whether a video was made from exactly this. */
export function isMadeFrom(request: VideoRequest, made: VideoRequest): boolean {
  return Object.entries(made).every(
    ([key, value]) => JSON.stringify(request[key as keyof VideoRequest]) === JSON.stringify(value),
  )
}
