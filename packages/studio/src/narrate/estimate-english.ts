import type { SpeechRequest } from '@dayreel/storyboard'
import { LEAD_SECONDS, pauseSecondsAfter } from './lay-out-speech.ts'
import { normalise } from './normalise.ts'
import { planSentences, type Sentence } from './plan-sentences.ts'
import SPEECH_LENGTHS from './speech-lengths.json' with { type: 'json' }
import { voiceSettingsOf } from './voice-settings.ts'

export const SPEECH_LENGTHS_FILE = new URL('./speech-lengths.json', import.meta.url)

/** Seconds that each feature from `lengthFeatures` adds per occurrence. */
type SpeechLengths = Readonly<Record<string, number>>

/**
 * Estimates the length of `speakEnglish`'s result from the spelling, in seconds including the final pause. Pauses are
 * exact. The rest is a sum over words, pairs of letters and breaks, which `scripts/fit-speech-lengths.ts` fitted to
 * each recorded speaker.
 *
 * @returns undefined if nothing can be spoken. For texts of half a minute, the average error is 1 %, and the error
 * exceeds 4 % for three texts in a thousand. It can be larger for shorter texts and for invented words.
 */
export function estimateEnglish({ text, voice, pace }: SpeechRequest): number | undefined {
  const { speaker, stretch, breath } = voiceSettingsOf(voice)
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

/**
 * Counts the features that a sentence's length is estimated from: words, letters, pairs of letters, breaks. Each common
 * word is a feature of its own.
 */
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

/** The sixty most frequent words of stories. The spelling of most of them does not show how they are spoken. */
const COMMON_WORDS = new Set(
  `the a and it of is in to that he one for on she was you not with at there what as his has nobody who are from by then but they have
  her be every had says all an out up were no first this so or would been day old only where its when him time night which`.split(
    /\s+/,
  ),
)
