import type { Pronunciation } from './pronounce/pronunciation.ts'
import type { StepStore } from './step-store.ts'
import type { WordTime } from './storyboard.ts'
import type { VideoChoices } from './video-choices.ts'

export type SpeechRequest = {
  text: string
  language: string
  voice: VideoChoices['voice']
  pace: number
  /**
   * Spellings of words of the text. `chooseNarrator` applies them, so narrators never see them. Absent if none occurs.
   */
  pronunciations?: readonly Pronunciation[]
}

/**
 * The words that are spoken directly before and after a text. Each is absent at the beginning or the end of the video.
 */
export type SpeechContext = { before?: string; after?: string }

export type Speech = {
  /** Mono samples at 48 kHz, −1…1, with normalised loudness. Empty if no voice speaks the language. */
  samples: Float32Array
  /** Length in seconds, including the pause after the last word; at least samples.length / 48000. */
  seconds: number
  words: WordTime[]
  /** Set if the times of the words are only a proportional fit between the pauses of the sound. */
  isApproximate?: true
}

/** Speech as a provider sends it, before it is made as loud as every other voice. */
export type RawSpeech = {
  /** Mono, −1…1. */
  samples: Float32Array
  /** Samples per second, 8,000 to 48,000. */
  sampleRate: number
  /**
   * The provider's times of the words, one for each word of `splitWords`. Absent if it sends none that fit the text.
   */
  words?: WordTime[]
  /** The words that a transcription server heard in it. */
  heard?: readonly HeardWord[]
}

/**
 * A word of an English text, by its range in UTF-16 code units, and how it is said: lower-case words without digits and
 * signs, with a mark for the pause after each. Empty for a word that says nothing, such as an emoji.
 */
export type SaidWord = { from: number; to: number; said: string }

/** A word that a transcription server heard, with its time in seconds. */
export type HeardWord = { word: string; start: number; end: number }

/** The transcript of a sound. */
export type Transcript = { text: string; words: HeardWord[] }

/** Transcribes sound, with the time of each word. */
export interface Transcriber {
  /** Changes whenever the same sound would give another transcript. */
  readonly id: string
  /** The server's name for users: provider and model. */
  readonly name: string
  /**
   * @param language primary subtag of BCP 47. Undefined if it is not known.
   * @param kept a cache in which each answer is stored before anything reads it.
   * @throws {StudioError} `transcription-failed`, `cost-limit`
   */
  transcribe(
    sound: Pick<RawSpeech, 'samples' | 'sampleRate'>,
    language: string | undefined,
    signal: AbortSignal,
    kept?: StepStore,
  ): Promise<Transcript>
}

/** A place where a recording seems to differ from its text. */
export type Deviation = {
  /** `extra`: there is more speech before the word, or after the last one. */
  kind: 'missing' | 'changed' | 'extra'
  /** The range of the word in the text, in UTF-16 code units. Empty at the end of the text. */
  from: number
  to: number
}

/** A recording of several scenes, cut into one sound for each scene. */
export type CutTake = {
  /** Mono, 48 kHz. */
  parts: Float32Array[]
  /** The words that a transcription server heard in each part, in seconds of the part. */
  heard?: HeardWord[][]
  /** Whether the cuts follow only from the pauses and the lengths of the words. */
  isApproximate: boolean
}

/** Makes a provider's speech like that of every other voice. */
export interface SpeechFinisher {
  /** Changes whenever the same sound would be finished in another way. It is part of a step's key. */
  readonly id: string
  /**
   * Trims silence, normalises the loudness, adds the pause after the last word, and times the words if `raw` has no
   * times that fit its sound.
   *
   * @param kept a cache for the answers of a transcription server.
   * @returns undefined if the sound is silent.
   */
  finish(raw: RawSpeech, request: SpeechRequest, signal: AbortSignal, kept?: StepStore): Promise<Speech | undefined>
  /**
   * Writes out an English text, for a voice that cannot read numbers, signs and abbreviations.
   *
   * @returns one entry for each range of `splitWords`, in order.
   */
  readOut(text: string): SaidWord[]
  /**
   * Decodes the sound file of a person's recording, and lowers the noise between the words.
   *
   * @throws {StudioError} `sound-unreadable`
   */
  decode(bytes: Uint8Array, signal: AbortSignal): Promise<RawSpeech>
  /**
   * Cuts a recording of several scenes in one take.
   *
   * @param texts the words of the scenes, in order.
   * @throws {StudioError} `sound-unreadable` if a scene is not in the recording.
   */
  cut(
    raw: RawSpeech,
    take: { texts: readonly string[]; language: string },
    signal: AbortSignal,
    kept?: StepStore,
  ): Promise<CutTake>
  /**
   * Compares the sound file of a recording with its English text.
   *
   * @returns undefined if the sound does not say this text at all.
   * @throws {StudioError} `sound-unreadable`
   */
  findDeviations(bytes: Uint8Array, text: string, signal: AbortSignal): Promise<Deviation[] | undefined>
  close(): Promise<void>
}

export interface Narrator {
  /** Changes whenever the same request would sound different. It is part of a step's key. */
  readonly id: string
  /** Port name, shown to users and stored with their choices: `built-in`, or provider and model. */
  readonly name: string
  /** Returns whether this narrator has a voice with this id. */
  hasVoice(voice: string): boolean
  /** The voice that speaks a whole video if this narrator fails, if it speaks the language. */
  readonly fallback?: string
  /** @param voice the voice that would speak. Default: any voice of this narrator. */
  speaks(language: string, voice?: string): boolean
  /**
   * Speaks the text of one scene. For a language that the narrator does not speak, it returns no samples and times the
   * words at reading pace.
   *
   * @param kept a cache in which a hosted voice stores each answer before anything reads it.
   * @param context a hint for the intonation. It is no part of a step's key, so that a changed scene does not pay for
   * its neighbours again.
   */
  speak(request: SpeechRequest, signal: AbortSignal, kept?: StepStore, context?: SpeechContext): Promise<Speech>
  /**
   * Returns the length of `speak`'s result in seconds without synthesising sound. A hosted voice can only estimate it.
   */
  measure(request: SpeechRequest, signal: AbortSignal): Promise<number>
  /**
   * Estimates the result of `measure` immediately, without a voice.
   *
   * @throws {StudioError} `invalid-request`
   */
  estimate(request: SpeechRequest): number
  close(): Promise<void>
}
