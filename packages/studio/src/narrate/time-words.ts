import type { RawSpeech, SpeechRequest, WordTime } from '@dayreel/storyboard'
import { splitWords } from '@dayreel/storyboard/base'
import { SAMPLE_RATE as RATE } from '../lib/loudness.ts'
import { alignSpeech } from './align/align-speech.ts'
import { toComparedRate } from './align/spectrogram.ts'
import { findSounds, type Sound } from './find-sounds.ts'
import { fitWords } from './fit-words.ts'
import { isEnglish } from './is-english.ts'
import { layHeardWords } from './lay-heard-words.ts'
import { resample } from './resample.ts'

/** Seconds by which a provider's times may exceed the sound at either end. */
const TOLERANCE_SECONDS = 0.3

export type TimedSound = {
  /** Mono, 48 kHz. */
  samples: Float32Array
  /** The stretches of sound, at least one. */
  sounds: Sound[]
  /** The words of the text, in seconds of `samples`. */
  words: WordTime[]
  isApproximate: boolean
}

/**
 * Finds the times of the words of a text in its sound: those of the provider, or those that a transcription server
 * heard, or those of an alignment, or a fit between the pauses.
 *
 * @returns undefined if the sound is silent.
 */
export async function timeWords(
  raw: RawSpeech,
  { text, language }: Pick<SpeechRequest, 'text' | 'language'>,
): Promise<TimedSound | undefined> {
  const samples = raw.sampleRate === RATE ? raw.samples : resample(raw.samples, RATE / raw.sampleRate)
  const sounds = findSounds(samples)
  if (sounds.length === 0) return undefined
  const ranges = splitWords(text, language)
  const reported = raw.words !== undefined && fitsSound(raw.words, ranges.length, sounds) ? raw.words : undefined
  const heard = raw.heard && layHeardWords(text, ranges, raw.heard)
  const exact =
    reported ?? heard ?? (isEnglish(language) ? await alignSpeech(toComparedRate(samples), text) : undefined)
  return { samples, sounds, words: exact ?? fitWords(text, ranges, sounds), isApproximate: exact === undefined }
}

/**
 * Checks that a provider's times belong to this sound: one for each word, in order, from the beginning of the sound to
 * its end.
 */
function fitsSound(words: readonly WordTime[], count: number, sounds: readonly Sound[]): boolean {
  const [begin, end] = [sounds[0]!.start, sounds.at(-1)!.end]
  const isOrdered = words.every(
    ({ start, end: until }, i) => until >= start && start >= (words[i - 1]?.start ?? Number.NEGATIVE_INFINITY),
  )
  return (
    words.length === count &&
    isOrdered &&
    Math.abs((words[0]?.start ?? 0) - begin) <= TOLERANCE_SECONDS &&
    Math.abs((words.at(-1)?.end ?? 0) - end) <= TOLERANCE_SECONDS
  )
}
