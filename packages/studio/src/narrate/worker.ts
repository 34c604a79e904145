import { serveTasks } from '@dayreel/threads'
import type { CutTake, Deviation, RawSpeech, Speech, SpeechRequest } from '@dayreel/storyboard'
import { toComparedRate } from './align/spectrogram.ts'
import { finishSpeech } from './finish-speech.ts'
import { measureEnglish, speakEnglish } from './speak-english.ts'

/** The tasks of the narrator's threads. A task returns undefined if nothing is spoken. */
export type NarratorTask =
  | { kind: 'speak' | 'measure'; request: SpeechRequest }
  | { kind: 'finish'; request: SpeechRequest; raw: RawSpeech }
  | { kind: 'cut'; raw: RawSpeech; texts: readonly string[]; language: string }
  | { kind: 'decode'; bytes: Uint8Array }
  | { kind: 'compare'; bytes: Uint8Array; text: string }

serveTasks<NarratorTask, Speech | RawSpeech | CutTake | Deviation[] | number | undefined>(
  async (task) => {
    if (task.kind === 'finish') return finishSpeech(task.raw, task.request)
    if (task.kind === 'cut') {
      const { cutTake } = await import('./cut-take.ts')
      return cutTake(task.raw, task.texts, task.language)
    }
    if (task.kind === 'decode') {
      // Only recordings need the decoder.
      const { decodeRecording } = await import('./decode-recording.ts')
      return decodeRecording(task.bytes)
    }
    if (task.kind === 'compare') {
      const [{ decodeRecording }, { findDeviations }] = await Promise.all([
        import('./decode-recording.ts'),
        import('./align/find-deviations.ts'),
      ])
      return findDeviations(toComparedRate((await decodeRecording(task.bytes)).samples), task.text)
    }
    return task.kind === 'speak' ? speakEnglish(task.request) : measureEnglish(task.request)
  },
  (answer) => (typeof answer === 'object' && 'samples' in answer ? [answer.samples.buffer as ArrayBuffer] : []),
)
