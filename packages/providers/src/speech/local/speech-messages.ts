import type { SaidWord } from '@dayreel/storyboard'
import type { TimedPiece } from '../to-word-times.ts'

/** The model and the pronunciation that a process loads. All values but the last are paths. */
export type SpeechToLoad = {
  /** The engine's module. */
  engine: string
  model: string
  /** The module that converts English to phonemes, and its dictionary. */
  sounds: string
  dictionary: string
  threads: number
}

export type SpeechRequest = {
  words: readonly SaidWord[]
  /** The path of the voice's style vectors. */
  voice: string
  /** Speed relative to the voice's own. */
  pace: number
}

export type Spoken = {
  /** Mono, −1…1. */
  samples: Float32Array
  sampleRate: number
  /** The times of the words in seconds. Absent if the model does not return the lengths of phonemes. */
  pieces: TimedPiece[] | undefined
}

/** Kokoro's samples per second. */
export const SAMPLE_RATE = 24_000
