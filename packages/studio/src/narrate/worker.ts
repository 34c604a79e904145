import { serveTasks } from '../lib/worker-pool.ts'
import type { Speech, SpeechRequest } from '../ports.ts'
import { speakEnglish } from './speak-english.ts'

serveTasks<SpeechRequest, Speech | undefined>(
  (request) => speakEnglish(request),
  (speech) => (speech ? [speech.samples.buffer as ArrayBuffer] : []),
)
