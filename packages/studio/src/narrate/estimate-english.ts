import type { SpeechRequest } from '@dayreel/storyboard'
import { LEAD_SECONDS, pauseSecondsAfter } from './lay-out-speech.ts'
import { normalise } from './normalise.ts'
import { planSentences, type Sentence } from './plan-sentences.ts'
import SPEECH_LENGTHS from './speech-lengths.json' with { type: 'json' }
import { VOICE_SETTINGS } from './voice-settings.ts'

export const SPEECH_LENGTHS_FILE = new URL('./speech-lengths.json', import.meta.url)

/** Seconds for each occurrence of a feature of `lengthFeatures`. */
type SpeechLengths = Readonly<Record<string, number>>

/**
 * How long `speakEnglish` would speak, in seconds with the pause at the end, from the spelling alone: pauses are as they will be, the
 * rest is a sum over words, pairs of letters and breaks, fitted to each recorded speaker by `scripts/fit-speech-lengths.ts`.
 *
 * @returns undefined if nothing can be said. Of texts of half a minute, it is off by 1 % on average and by more than 4 % for three in a
 *   thousand; shorter ones, and words that nobody would say, can be off by more.
 */
export function estimateEnglish({ text, voice, pace }: SpeechRequest): number | undefined {
  const { speaker, stretch, breath } = VOICE_SETTINGS[voice]
  const lengths: SpeechLengths = SPEECH_LENGTHS[speaker as keyof typeof SPEECH_LENGTHS]
  const sentences = planSentences(normalise(text))
  if (sentences.length === 0) return undefined
  let seconds = 0
  sentences.forEach((sentence, i) => {
    let speech = 0
    for (const [feature, count] of lengthFeatures(sentence)) speech += (lengths[feature] ?? 0) * count
    seconds += LEAD_SECONDS + (Math.max(0, speech) * stretch) / pace
    const pauses = { isLastSentence: i === sentences.length - 1, scale: breath / pace }
    for (let at = 0; at < sentence.words.length; at++) seconds += pauseSecondsAfter(sentence, { at, ...pauses })
  })
  return seconds
}

/** What the length of a sentence is a sum over: words, letters, pairs of letters, breaks; common words count as themselves. */
export function lengthFeatures({ words }: Sentence): Map<string, number> {
  const features = new Map<string, number>()
  const add = (name: string): void => void features.set(name, (features.get(name) ?? 0) + 1)
  add('sentence')
  words.forEach(({ text, pause }, i) => {
    add('word')
    if (pause !== 'none' && i < words.length - 1) add('break')
    if (pause === 'question' && i === words.length - 1) add('question')
    if (COMMON_WORDS.has(text)) return add(`=${text}`)
    const spelled = `^${text}$`
    for (let at = 0; at < spelled.length - 1; at++) add(spelled.slice(at, at + 2))
    for (const letter of text) add(letter)
  })
  return features
}

/** The sixty that stories use most; most of them are said otherwise than they are spelled. */
const COMMON_WORDS = new Set(
  `the a and it of is in to that he one for on she was you not with at there what as his has nobody who are from by then but they have
  her be every had says all an out up were no first this so or would been day old only where its when him time night which`.split(
    /\s+/,
  ),
)
