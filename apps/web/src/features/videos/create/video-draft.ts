import {
  DEFAULT_DURATION_SECONDS,
  DEFAULT_QUALITY,
  DEFAULT_STYLE,
  DEFAULT_VOICE_ID,
  DURATIONS_SECONDS,
  GENERAL_TEMPLATE_ID,
  type Quality,
  QUALITY_NAMES,
  STYLES,
  TRACKS,
} from '@dayreel/catalogue'
import type { GenerateRequest, TextKind, Video } from '@dayreel/contract'

/** What is filled in on the way to a video. */
export type VideoDraft = {
  /** A subject or a script. */
  text: string
  /** What a person said the words are; null as long as the words themselves say it. */
  kind: TextKind | null
  /** Id of the tale whose title the words are; null where they are a person's own. */
  tale: string | null
  /** What is written under the headings of an outline, for a subject that nobody here writes of; null where nothing is. */
  outline: { subject: string; parts: readonly string[] } | null
  /** What else is to be known, under Additional information. */
  notes: string
  durationSeconds: number
  styleId: string
  quality: Quality
  voiceId: string
  /** Id of a track; null for none. */
  musicId: string | null
}

export const EMPTY_DRAFT: VideoDraft = {
  text: '',
  kind: null,
  tale: null,
  outline: null,
  notes: '',
  durationSeconds: DEFAULT_DURATION_SECONDS,
  styleId: STYLES.find(({ name }) => name === DEFAULT_STYLE)!.id,
  quality: DEFAULT_QUALITY,
  voiceId: DEFAULT_VOICE_ID,
  musicId: null,
}

/** The draft a tab has kept, with the defaults where something in it is not offered any more. */
export function readDraft(kept: unknown): VideoDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { text, kind, tale, outline, notes, durationSeconds, styleId, quality, voiceId, musicId } = kept as Record<
    string,
    unknown
  >
  return {
    text: typeof text === 'string' ? text : '',
    kind: kind === 'subject' || kind === 'script' ? kind : null,
    tale: typeof tale === 'string' ? tale : null,
    outline: readOutline(outline),
    notes: typeof notes === 'string' ? notes : '',
    durationSeconds: oneOf<number>(DURATIONS_SECONDS, durationSeconds, EMPTY_DRAFT.durationSeconds),
    styleId: oneOf<string>(
      STYLES.map(({ id }) => id),
      styleId,
      EMPTY_DRAFT.styleId,
    ),
    quality: oneOf(QUALITY_NAMES, quality, EMPTY_DRAFT.quality),
    voiceId: typeof voiceId === 'string' ? voiceId : EMPTY_DRAFT.voiceId,
    musicId:
      musicId === null
        ? null
        : oneOf<string | null>(
            TRACKS.map(({ id }) => id),
            musicId,
            EMPTY_DRAFT.musicId,
          ),
  }
}

function readOutline(kept: unknown): VideoDraft['outline'] {
  if (typeof kept !== 'object' || kept === null) return null
  const { subject, parts } = kept as Record<string, unknown>
  if (typeof subject !== 'string' || !Array.isArray(parts)) return null
  return { subject, parts: parts.map((part: unknown) => (typeof part === 'string' ? part : '')) }
}

function oneOf<T>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.find((known) => known === value) ?? otherwise
}

/** As the server takes it. Every choice is told, also where it is the default; the words go as they are, but for the space around them. */
export function generateBody(draft: VideoDraft): GenerateRequest {
  return {
    scriptSubject: draft.text.trim(),
    ...(draft.kind !== null && { kind: draft.kind }),
    ...(draft.tale !== null && { tale: draft.tale }),
    selectedTemplateId: GENERAL_TEMPLATE_ID,
    duration: draft.durationSeconds,
    styleId: draft.styleId,
    quality: draft.quality,
    additionalInfo: draft.notes.trim(),
    musicUrl: TRACKS.find(({ id }) => id === draft.musicId)?.url ?? null,
    voiceId: draft.voiceId,
  }
}

/** Whether a video was made from exactly this. */
export function isMadeFrom(body: GenerateRequest, request: Video['request']): boolean {
  return Object.entries(request).every(([key, value]) => body[key as keyof Video['request']] === value)
}
