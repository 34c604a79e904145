import { MAX_PROMPT_SUBJECTS } from '@dayreel/catalogue'
import { useStoredState } from '#lib/use-stored-state.ts'
import type { RefusedLine } from './use-refused-lines.ts'

/** The subjects that the copied prompt lists, and the pasted answer. */
export type ScriptsDraft = { subjects: string[]; answer: string }

/** The reasons for which the built-in writer refuses a subject that an assistant can write about. */
const UNWRITTEN = new Set(['subject-unknown', 'language-not-written'])

/** Returns the refused subjects that an assistant can write about, at most as many as one prompt asks for. */
export function unwrittenSubjects(lines: readonly RefusedLine[]): string[] {
  const subjects = lines.filter(({ reason }) => UNWRITTEN.has(reason)).map(({ text }) => text)
  return [...new Set(subjects)].slice(0, MAX_PROMPT_SUBJECTS)
}

/** Returns the draft of a channel's scripts, or null if no assistant is used. The draft survives a reload. */
export function useScriptsDraft(channelId: string) {
  return useStoredState<ScriptsDraft | null>(`dayreel-scripts-${channelId}`, null, readDraft)
}

function readDraft(kept: unknown): ScriptsDraft | undefined {
  const { subjects, answer } = (kept ?? {}) as Record<string, unknown>
  const areTexts = Array.isArray(subjects) && subjects.every((text) => typeof text === 'string')
  return areTexts && typeof answer === 'string' ? { subjects, answer } : undefined
}
