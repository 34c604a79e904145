import { SAMPLE_RATE as RATE } from '../lib/loudness.ts'
import type { Speech, SpeechRequest, WordTime } from '@dayreel/storyboard'
import {
  layOutSpeech,
  type LayoutOptions,
  type SpeechLayout,
  type SpeechRun,
  type SpokenSentence,
} from './lay-out-speech.ts'
import { masterVoice } from './master-voice.ts'
import { normalise, type SpokenToken } from './normalise.ts'
import { planSentences, sentenceText } from './plan-sentences.ts'
import { resample } from './resample.ts'
import { phonesOfWords, planPhones, synthesise, SYNTHESISER_RATE, type Utterance } from './synthesiser.ts'
import { voiceSettingsOf, type VoiceSettings } from './voice-settings.ts'

/** Highest frequency of the synthesiser's sound in hertz. The resampler removes all frequencies above it. */
const SYNTHESISER_TOP_HZ = 7600
const FADE_IN_SECONDS = 0.008
/** Seconds for which a run of speech fades into the following silence. */
const TAIL_SECONDS = 0.05

/**
 * Speaks a text in English.
 *
 * @returns undefined if nothing in it can be spoken, such as a row of emoji.
 * @throws {StudioError} `step-failed`
 */
export async function speakEnglish({ text, voice, pace }: SpeechRequest): Promise<Speech | undefined> {
  const settings = voiceSettingsOf(voice)
  const { formantScale, tone } = settings
  const raw = await speakUnmastered(text, settings, pace)
  if (raw === undefined) return undefined
  const samples = resample(raw.samples, RATE / raw.sampleRate)
  masterVoice(samples, tone, SYNTHESISER_TOP_HZ * formantScale)
  return { samples, seconds: raw.seconds, words: raw.words }
}

/**
 * Speaks a text in English as the synthesiser sounds, at its sample rate times the voice's `formantScale`.
 *
 * @returns undefined if nothing in it can be spoken.
 * @throws {StudioError} `step-failed`
 */
export async function speakUnmastered(
  text: string,
  settings: Omit<VoiceSettings, 'tone'>,
  pace: number,
): Promise<(Speech & { sampleRate: number }) | undefined> {
  const tokens = normalise(text)
  const spoken: SpokenSentence[] = []
  const sounds: Float32Array[] = []
  for (const sentence of planSentences(tokens)) {
    const { samples, phones } = await synthesise(toUtterance(sentenceText(sentence), settings, pace))
    spoken.push({ sentence, phones })
    sounds.push(samples)
  }
  const layout = await layOutSpeech(spoken, { ...layoutOptions(settings, pace), withSpans: true })
  if (layout.runs.length === 0) return undefined
  return {
    samples: joinRuns(sounds, layout.runs, settings.formantScale),
    sampleRate: SYNTHESISER_RATE * settings.formantScale,
    seconds: roundTime(layout.seconds),
    words: toWordTimes(tokens, layout),
  }
}

/**
 * Measures the length of `speakEnglish`'s result in seconds, including the final pause. The number is exactly the same,
 * but needs only a fourth of the time.
 *
 * @returns undefined if nothing can be spoken.
 */
export async function measureEnglish({ text, voice, pace }: SpeechRequest): Promise<number | undefined> {
  const settings = voiceSettingsOf(voice)
  const spoken: SpokenSentence[] = []
  for (const sentence of planSentences(normalise(text)))
    spoken.push({ sentence, phones: await planPhones(toUtterance(sentenceText(sentence), settings, pace)) })
  const { runs, seconds } = await layOutSpeech(spoken, { ...layoutOptions(settings, pace), withSpans: false })
  return runs.length === 0 ? undefined : roundTime(seconds)
}

function layoutOptions(
  { formantScale, breath }: Omit<VoiceSettings, 'tone'>,
  pace: number,
): Omit<LayoutOptions, 'withSpans'> {
  return { timeScale: 1 / formantScale, pauseScale: breath / pace, phonesOf }
}

function toUtterance(
  text: string,
  { speaker, formantScale, pitch, stretch }: Omit<VoiceSettings, 'tone'>,
  pace: number,
): Utterance {
  // Faster playback shifts the resonances, but it also changes length and pitch. Both changes are compensated for here.
  const melody = pitch && { pitchHz: pitch.meanHz / formantScale, pitchSpreadHz: pitch.spreadHz / formantScale }
  return { speaker, text, stretch: (stretch * formantScale) / pace, ...melody }
}

/**
 * Places the runs of speech on silence, at the synthesiser's sample rate.
 *
 * @param scale length at this rate, relative to the length in the result.
 */
function joinRuns(sounds: readonly Float32Array[], runs: readonly SpeechRun[], scale: number): Float32Array {
  const last = runs.at(-1)!
  const lengthSeconds = last.start * scale + last.sourceEnd - last.sourceStart + TAIL_SECONDS
  const joined = new Float32Array(Math.floor(lengthSeconds * SYNTHESISER_RATE))
  const fadeIn = FADE_IN_SECONDS * SYNTHESISER_RATE
  const fadeOut = TAIL_SECONDS * SYNTHESISER_RATE
  for (const { sentence, sourceStart, sourceEnd, start } of runs) {
    const sound = sounds[sentence]!
    const from = Math.max(0, Math.round(sourceStart * SYNTHESISER_RATE - fadeIn))
    const end = Math.round(sourceEnd * SYNTHESISER_RATE)
    const to = Math.min(sound.length, Math.round(end + fadeOut))
    const shift = Math.round(start * scale * SYNTHESISER_RATE) - Math.round(sourceStart * SYNTHESISER_RATE)
    for (let i = from; i < to; i++) {
      const at = i + shift
      if (at < 0 || at >= joined.length) continue
      const fade =
        Math.min(1, (i - from) / fadeIn) * (i > end ? 0.5 + 0.5 * Math.cos((Math.PI * (i - end)) / fadeOut) : 1)
      joined[at] = joined[at]! + sound[i]! * fade
    }
  }
  return joined
}

/**
 * Returns the times of the words. A word without sound takes no time: it is at the end of the previous word, or at the
 * start of the first word with sound.
 */
function toWordTimes(tokens: readonly SpokenToken[], { spans }: SpeechLayout): WordTime[] {
  const first = spans.values().next().value!.start
  let edge = first
  return tokens.map(({ from, to }, i) => {
    const span = spans.get(i)
    const start = roundTime(Math.max(edge, span?.start ?? edge))
    edge = Math.max(edge, span?.end ?? edge)
    return { from, to, start, end: roundTime(edge) }
  })
}

function roundTime(seconds: number): number {
  return Math.round(seconds * 10_000) / 10_000
}

const knownPhones = new Map<string, readonly string[]>()
const MOST_KNOWN_WORDS = 20_000

async function phonesOf(words: readonly string[]): Promise<(readonly string[])[]> {
  const unknown = [...new Set(words)].filter((word) => !knownPhones.has(word))
  if (knownPhones.size + unknown.length > MOST_KNOWN_WORDS) knownPhones.clear()
  const missing = [...new Set(words)].filter((word) => !knownPhones.has(word))
  if (missing.length > 0) (await phonesOfWords(missing)).forEach((phones, i) => knownPhones.set(missing[i]!, phones))
  return words.map((word) => knownPhones.get(word) ?? [])
}
