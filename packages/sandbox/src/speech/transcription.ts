import type { FastifyInstance } from 'fastify'
import { Malformed } from '../text/wire-format.ts'
import { type SpeechFault, WRONG_TIMES_SECONDS } from './faults.ts'
import { openAISpeech } from './openai-speech.ts'
import { readWavFile } from './read-wav-file.ts'
import { type ServedForm, serveSoundForm } from './serve-sound-form.ts'
import type { HeardSpeech, StandInEar } from './stand-in-ear.ts'

export type SandboxTranscription = ServedForm<{ model: string; language: string | undefined; seconds: number }> & {
  /** The base URL, as an adapter needs it. */
  baseUrl: string
  learn: StandInEar['learn']
}

type Call = { model: string; language: string | undefined; sound: { samples: Float32Array; sampleRate: number } }

const MODELS = ['whisper-1', 'gpt-4o-transcribe', 'gpt-4o-mini-transcribe']
const SHORTEST_SECONDS = 0.1

/** Serves OpenAI's transcriptions. */
export function serveTranscription(
  app: FastifyInstance,
  { ear, ...serving }: { ear: StandInEar; key: string | null; closing: AbortSignal },
): Omit<SandboxTranscription, 'baseUrl'> {
  const served = serveSoundForm(app, serving, {
    route: '/openai/v1/audio/transcriptions',
    format: openAISpeech,
    fields: ['file', 'model', 'response_format', 'timestamp_granularities[]', 'language', 'prompt', 'temperature'],
    read: readCall,
    note: ({ model, language, sound }) => ({ model, language, seconds: secondsOf(sound) }),
    textOf: () => '',
    answer: ({ sound }, fault) => answerOf(fault === 'silence' ? undefined : ear.hear(sound), secondsOf(sound), fault),
  })
  return { ...served, learn: (text, speech) => ear.learn(text, speech) }
}

function secondsOf({ samples, sampleRate }: Call['sound']): number {
  return samples.length / sampleRate
}

/** @throws {Malformed} for a call that OpenAI would reject. */
async function readCall(form: FormData): Promise<Call> {
  const model = form.get('model')
  const file = form.get('file')
  const language = form.get('language')
  if (typeof model !== 'string' || !MODELS.includes(model)) throw new Malformed('model')
  // Only this model reports times, and only in this format.
  if (form.get('response_format') !== 'verbose_json' || model !== 'whisper-1') throw new Malformed('response_format')
  const granularities = form.getAll('timestamp_granularities[]')
  if (granularities.length !== 1 || granularities[0] !== 'word') throw new Malformed('timestamp_granularities')
  if (language !== null && (typeof language !== 'string' || !/^[a-z]{2}$/u.test(language)))
    throw new Malformed('language')
  if (!(file instanceof File) || !/\.(?:flac|m4a|mp3|mp4|mpeg|mpga|oga|ogg|wav|webm)$/u.test(file.name))
    throw new Malformed('file')
  const sound = readWavFile(Buffer.from(await file.arrayBuffer()))
  if (sound.samples.length < SHORTEST_SECONDS * sound.sampleRate) throw new Malformed('Audio file is too short')
  return { model, language: language ?? undefined, sound }
}

function answerOf(heard: HeardSpeech | undefined, duration: number, fault: SpeechFault | undefined): object {
  const late = fault === 'wrong-times' ? WRONG_TIMES_SECONDS : 0
  const words = (heard?.words ?? []).map(({ word, start, end }) => ({ word, start: start + late, end: end + late }))
  const text = heard?.text ?? ''
  return { task: 'transcribe', language: 'unknown', duration, text, ...(fault !== 'no-times' && { words }) }
}
