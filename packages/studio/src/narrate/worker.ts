import { serveTasks } from '@dayreel/threads'
import type { Speech, SpeechRequest } from '@dayreel/storyboard'
import { measureEnglish, speakEnglish } from './speak-english.ts'

/** What the threads of `createNarrator` are asked; each answers undefined if nothing in the text can be said. */
export type NarratorTask = { kind: 'speak' | 'measure'; request: SpeechRequest }

serveTasks<NarratorTask, Speech | number | undefined>(
  ({ kind, request }) => (kind === 'speak' ? speakEnglish(request) : measureEnglish(request)),
  (answer) => (typeof answer === 'object' ? [answer.samples.buffer as ArrayBuffer] : []),
)
