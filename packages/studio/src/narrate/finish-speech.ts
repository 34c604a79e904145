import type { RawSpeech, Speech, SpeechRequest, WordTime } from '@dayreel/storyboard'
import { SAMPLE_RATE as RATE } from '../lib/loudness.ts'
import { LEAD_SECONDS } from './lay-out-speech.ts'
import { levelVoice } from './master-voice.ts'
import { pauseSeconds } from './read-silently.ts'
import { timeWords } from './time-words.ts'

/** Seconds of sound that stay after the last word, and fade. */
const TAIL_SECONDS = 0.05
const FADE_IN_SECONDS = 0.008

/**
 * Makes a provider's speech like that of every other voice: trimmed, at 48 kHz, equally loud, with faded edges and the
 * same pause after the last word. `timeWords` finds the times of the words.
 *
 * @returns undefined if the sound is silent.
 */
export async function finishSpeech(
  raw: RawSpeech,
  request: Pick<SpeechRequest, 'text' | 'language'>,
): Promise<Speech | undefined> {
  const timed = await timeWords(raw, request)
  if (timed === undefined) return undefined
  const [first, last] = [timed.sounds[0]!, timed.sounds.at(-1)!]
  const shift = LEAD_SECONDS - first.start
  const samples = cut(timed.samples, first.start - LEAD_SECONDS, last.end + TAIL_SECONDS)
  levelVoice(samples)
  fadeEdges(samples)
  const words = inOrder(timed.words.map((word) => ({ ...word, start: word.start + shift, end: word.end + shift })))
  const spokenUntil = Math.max(words.at(-1)?.end ?? 0, last.end + shift)
  const lastWord = request.text.slice(timed.words.at(-1)?.from, timed.words.at(-1)?.to)
  const seconds = Math.max(samples.length / RATE, spokenUntil + pauseSeconds(lastWord, true))
  return { samples, seconds: roundTime(seconds), words, ...(timed.isApproximate && { isApproximate: true as const }) }
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
