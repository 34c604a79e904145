import type { RawSpeech, Speech, SpeechRequest, WordTime } from '@dayreel/storyboard'
import { splitWords } from '@dayreel/storyboard/base'
import { SAMPLE_RATE as RATE } from '../lib/loudness.ts'
import { alignSpeech } from './align/align-speech.ts'
import { toComparedRate } from './align/spectrogram.ts'
import { findSounds, type Sound } from './find-sounds.ts'
import { fitWords } from './fit-words.ts'
import { LEAD_SECONDS } from './lay-out-speech.ts'
import { layHeardWords } from './lay-heard-words.ts'
import { isEnglish } from './is-english.ts'
import { levelVoice } from './master-voice.ts'
import { pauseSeconds } from './read-silently.ts'
import { resample } from './resample.ts'

/** Seconds of sound that stay after the last word, and fade. */
const TAIL_SECONDS = 0.05
const FADE_IN_SECONDS = 0.008
/** Seconds by which a provider's times may exceed the sound at either end. */
const TOLERANCE_SECONDS = 0.3

/**
 * Makes a provider's speech like that of every other voice: trimmed, at 48 kHz, equally loud, with faded edges and the
 * same pause after the last word.
 *
 * The times of the words are the provider's, or those that a transcription server heard, or those of an alignment, or a
 * fit between the pauses.
 *
 * @returns undefined if the sound is silent.
 */
export async function finishSpeech(
  raw: RawSpeech,
  { text, language }: Pick<SpeechRequest, 'text' | 'language'>,
): Promise<Speech | undefined> {
  const whole = raw.sampleRate === RATE ? raw.samples : resample(raw.samples, RATE / raw.sampleRate)
  const sounds = findSounds(whole)
  const [first, last] = [sounds[0], sounds.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const shift = LEAD_SECONDS - first.start
  const samples = cut(whole, first.start - LEAD_SECONDS, last.end + TAIL_SECONDS)
  levelVoice(samples)
  fadeEdges(samples)
  const ranges = splitWords(text, language)
  const reported = raw.words !== undefined && fitsSound(raw.words, ranges.length, sounds) ? raw.words : undefined
  const heard = raw.heard && layHeardWords(text, ranges, raw.heard)
  const exact = reported ?? heard ?? (isEnglish(language) ? await alignSpeech(toComparedRate(whole), text) : undefined)
  const timed = exact ?? fitWords(text, ranges, sounds)
  const words = inOrder(timed.map((word) => ({ ...word, start: word.start + shift, end: word.end + shift })))
  const spokenUntil = Math.max(words.at(-1)?.end ?? 0, last.end + shift)
  const lastWord = text.slice(ranges.at(-1)?.from, ranges.at(-1)?.to)
  const seconds = Math.max(samples.length / RATE, spokenUntil + pauseSeconds(lastWord, true))
  return { samples, seconds: roundTime(seconds), words, ...(exact === undefined && { isApproximate: true as const }) }
}

/** Copies a part of the sound. Times outside the sound give silence. */
function cut(samples: Float32Array, startSeconds: number, endSeconds: number): Float32Array {
  const [start, end] = [Math.round(startSeconds * RATE), Math.round(endSeconds * RATE)]
  const part = new Float32Array(end - start)
  part.set(samples.subarray(Math.max(0, start), Math.max(0, end)), Math.max(0, -start))
  return part
}

/** Fades both ends, so that no click is heard where the clip meets silence. */
function fadeEdges(samples: Float32Array): void {
  const [fadeIn, fadeOut] = [FADE_IN_SECONDS * RATE, TAIL_SECONDS * RATE]
  for (let i = 0; i < fadeIn && i < samples.length; i++) samples[i] = samples[i]! * (i / fadeIn)
  for (let i = 0; i < fadeOut && i < samples.length; i++) {
    const at = samples.length - 1 - i
    samples[at] = samples[at]! * (0.5 - 0.5 * Math.cos((Math.PI * i) / fadeOut))
  }
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

/** Rounds the times and moves each word behind the word before it. */
function inOrder(words: readonly WordTime[]): WordTime[] {
  let edge = 0
  return words.map(({ from, to, start, end }) => {
    const begin = roundTime(Math.max(edge, start))
    edge = roundTime(Math.max(begin, end))
    return { from, to, start: begin, end: edge }
  })
}

function roundTime(seconds: number): number {
  return Math.round(seconds * 10_000) / 10_000
}
