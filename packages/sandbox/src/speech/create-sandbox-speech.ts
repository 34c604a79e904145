import Fastify, { type FastifyInstance } from 'fastify'
import { Malformed } from '../text/wire-format.ts'
import { answerSpeechFault, refuseCall, sendAnswer } from './answer-speech-fault.ts'
import { elevenLabs } from './elevenlabs.ts'
import { createSpeechFaults, type SpeechFault, type SpeechFaults, WRONG_TIMES_SECONDS } from './faults.ts'
import { type SandboxAlignment, serveAlignment } from './forced-alignment.ts'
import { kokoro } from './kokoro.ts'
import { openAISpeech } from './openai-speech.ts'
import { acceptForms } from './read-form.ts'
import type { SpeechCall, SpeechFormat } from './speech-format.ts'
import { createStandInEar } from './stand-in-ear.ts'
import type { StandInSpeech, StandInVoice } from './stand-in-voice.ts'
import { type SandboxTranscription, serveTranscription } from './transcription.ts'

type SandboxSpeechOptions = {
  /** The voice behind all stand-ins. */
  voice: StandInVoice
  host?: string
  /** Port to listen on. 0 uses any free port. */
  port?: number
  /** The API key that every call must send. Null if none is needed, as with a local server. */
  key?: string | null
}

export type SandboxSpeech = {
  address: string
  /** The base URL of each provider, as an adapter needs it. */
  baseUrls: { elevenlabs: string; openai: string; kokoro: string; 'openai-compatible': string }
  /** All valid calls for speech, oldest first. */
  received: (SpeechCall & { format: string; fault: SpeechFault | undefined })[]
  faults: SpeechFaults
  /** The transcription server. Its ear knows what the voice of these stand-ins has said. */
  transcription: SandboxTranscription
  /** ElevenLabs' forced alignment. It has the same ear. */
  alignment: SandboxAlignment
  close(): Promise<void>
}

const FORMATS: readonly SpeechFormat[] = [elevenLabs, openAISpeech, kokoro]

/**
 * Starts the voice services that stand in for ElevenLabs, OpenAI (speech and transcription) and Kokoro-FastAPI. They
 * reject calls that the real services would reject. Use them only on this machine and in tests.
 */
export async function createSandboxSpeech(options: SandboxSpeechOptions): Promise<SandboxSpeech> {
  const { host = '127.0.0.1', port = 0, key = 'sandbox-key' } = options
  const ear = createStandInEar()
  const voice: StandInVoice = async (text, how) => {
    const speech = await options.voice(text, how)
    ear.learn(text, speech)
    return speech
  }
  const app = Fastify({ forceCloseConnections: true })
  const faults = createSpeechFaults()
  const received: SandboxSpeech['received'] = []
  const closing = new AbortController()
  for (const format of FORMATS) {
    serveVoices(app, format, key)
    serveSpeech(app, format, { voice, key, faults, received, closing: closing.signal })
  }
  acceptForms(app)
  const alignment = serveAlignment(app, { ear, key, closing: closing.signal })
  const transcription = serveTranscription(app, { ear, key, closing: closing.signal })
  app.get('/', async (_request, reply) => reply.type('text/plain; charset=utf-8').send('Sandbox voices.'))
  const address = await app.listen({ host, port })
  return {
    address,
    baseUrls: {
      elevenlabs: `${address}/elevenlabs`,
      openai: `${address}/openai/v1`,
      kokoro: `${address}/kokoro/v1`,
      'openai-compatible': `${address}/openai/v1`,
    },
    received,
    faults,
    alignment,
    transcription: { ...transcription, baseUrl: `${address}/openai/v1` },
    close: () => {
      closing.abort()
      return app.close()
    },
  }
}

type Serving = {
  voice: StandInVoice
  key: string | null
  faults: ReturnType<typeof createSpeechFaults>
  received: SandboxSpeech['received']
  closing: AbortSignal
}

function serveVoices(app: FastifyInstance, format: SpeechFormat, key: string | null): void {
  const { voicesRoute, listVoices } = format
  if (voicesRoute === undefined || listVoices === undefined) return
  app.get(voicesRoute, async (request, reply) => {
    if (key !== null && format.keyOf(request.headers) !== key) return refuseCall(reply, format, { what: 'key' })
    return listVoices()
  })
}

function serveSpeech(
  app: FastifyInstance,
  format: SpeechFormat,
  { voice, key, faults, received, closing }: Serving,
): void {
  app.post(format.route, async (request, reply) => {
    if (key !== null && format.keyOf(request.headers) !== key) return refuseCall(reply, format, { what: 'key' })
    let call: SpeechCall
    try {
      const { params, query } = request as { params: Record<string, string>; query: Record<string, string> }
      call = format.read(request.body, params, query)
    } catch (error) {
      if (error instanceof Malformed) return refuseCall(reply, format, { what: 'malformed' })
      throw error
    }
    const fault = faults.take(call.text)
    received.push({ ...call, format: format.name, fault })
    if (!format.voices.includes(call.voice)) return refuseCall(reply, format, { what: 'voice' })
    if (await answerSpeechFault(reply, format, { fault, closing })) return reply
    const speech = damage(await voice(call.text, { speed: call.speed, signal: closing }), fault)
    return sendAnswer(reply, format.answer(call, speech, fault !== 'no-times'), fault)
  })
}

function damage(speech: StandInSpeech, fault: SpeechFault | undefined): StandInSpeech {
  if (fault === 'silence') return { ...speech, samples: new Float32Array(speech.samples.length) }
  if (fault === 'wrong-rate') return { ...speech, sampleRate: speech.sampleRate / 2 }
  if (fault !== 'wrong-times') return speech
  return { ...speech, words: speech.words.map((word) => ({ ...word, start: late(word.start), end: late(word.end) })) }
}

function late(seconds: number): number {
  return seconds + WRONG_TIMES_SECONDS
}
