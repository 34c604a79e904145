import { serveTasks } from '@dayreel/threads'
import type { Speech, SpeechRequest } from '@dayreel/storyboard'
import { measureEnglish, speakEnglish } from './speak-english.ts'

/** The tasks of the narrator's threads. A task returns undefined if nothing in the text can be spoken. */
export type NarratorTask = { kind: 'speak' | 'measure'; request: SpeechRequest }

serveTasks<NarratorTask, Speech | number | undefined>(
  ({ kind, request }) => (kind === 'speak' ? speakEnglish(request) : measureEnglish(request)),
  (answer) => (typeof answer === 'object' ? [answer.samples.buffer as ArrayBuffer] : []),
)
