import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { bearerOf, Malformed } from '../text/wire-format.ts'
import { dropConnection } from './drop-connection.ts'
import {
  createSpeechFaults,
  LONGEST_HANG_MS,
  SPEECH_RETRY_AFTER_SECONDS,
  type SpeechFault,
  type SpeechFaults,
} from './faults.ts'
import { openAISpeech } from './openai-speech.ts'
import { readForm } from './read-form.ts'
import { readWavFile } from './read-wav-file.ts'
import type { HeardSpeech, StandInEar } from './stand-in-ear.ts'

export type SandboxTranscription = {
  /** The base URL, as an adapter needs it. */
  baseUrl: string
  /** All valid calls, oldest first. */
  received: { model: string; language: string | undefined; seconds: number; fault: SpeechFault | undefined }[]
  faults: SpeechFaults
  learn: StandInEar['learn']
}

type Call = { model: string; language: string | undefined; sound: { samples: Float32Array; sampleRate: number } }

const FIELDS = ['file', 'model', 'response_format', 'timestamp_granularities[]', 'language', 'prompt', 'temperature']
const MODELS = ['whisper-1', 'gpt-4o-transcribe', 'gpt-4o-mini-transcribe']
const SHORTEST_SECONDS = 0.1
const WRONG_TIMES_SECONDS = 3

const PROBLEMS: Partial<Record<SpeechFault, Parameters<typeof openAISpeech.problem>[0]>> = {
  unauthorized: { what: 'key' },
  quota: { what: 'quota' },
  malformed: { what: 'malformed' },
  'rate-limit': { what: 'rate' },
  'rate-limit-silent': { what: 'rate' },
  'server-error': { what: 'broken' },
}

/** Serves OpenAI's transcriptions. */
export function serveTranscription(
  app: FastifyInstance,
  { ear, key, closing }: { ear: StandInEar; key: string | null; closing: AbortSignal },
): Omit<SandboxTranscription, 'baseUrl'> {
  const faults = createSpeechFaults()
  const received: SandboxTranscription['received'] = []
  app.post('/openai/v1/audio/transcriptions', async (request, reply) => {
    if (key !== null && bearerOf(request.headers) !== key) return refuse(reply, { what: 'key' })
    let call: Call
    try {
      call = await readCall(await readForm(request.body, request.headers['content-type'], FIELDS))
    } catch (error) {
      if (error instanceof Malformed) return refuse(reply, { what: 'malformed' })
      throw error
    }
    const fault = faults.take('')
    const { samples, sampleRate } = call.sound
    const seconds = samples.length / sampleRate
    received.push({ model: call.model, language: call.language, seconds, fault })
    const problem = fault && PROBLEMS[fault]
    if (problem !== undefined) {
      if (fault === 'rate-limit') void reply.header('retry-after', String(SPEECH_RETRY_AFTER_SECONDS))
      return refuse(reply, problem)
    }
    if (fault === 'hang') await wait(LONGEST_HANG_MS, undefined, { signal: closing, ref: false }).catch(() => undefined)
    if (fault === 'redirect') return reply.redirect(`http://localhost:${request.port}/elsewhere`, 307)
    const body = JSON.stringify(answerOf(fault === 'silence' ? undefined : ear.hear(call.sound), seconds, fault))
    if (fault === 'reset' || fault === 'answer-lost') return dropConnection(reply, fault === 'reset' ? body : '')
    return reply.type('application/json').send(fault === 'empty' ? '' : body)
  })
  return { received, faults, learn: (text, speech) => ear.learn(text, speech) }
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

function refuse(reply: FastifyReply, problem: Parameters<typeof openAISpeech.problem>[0]): FastifyReply {
  const { status, body } = openAISpeech.problem(problem)
  return reply.code(status).send(body)
}
