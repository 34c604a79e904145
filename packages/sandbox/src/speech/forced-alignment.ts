import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Malformed } from '../text/wire-format.ts'
import { dropConnection } from './drop-connection.ts'
import { alignmentOf, elevenLabs } from './elevenlabs.ts'
import { createSpeechFaults, LONGEST_HANG_MS, type SpeechFault, type SpeechFaults } from './faults.ts'
import { readForm } from './read-form.ts'
import { readWavFile } from './read-wav-file.ts'
import type { StandInEar } from './stand-in-ear.ts'

export type SandboxAlignment = {
  /** All valid calls, oldest first. */
  received: { text: string; seconds: number; fault: SpeechFault | undefined }[]
  faults: SpeechFaults
}

type Call = { text: string; sound: { samples: Float32Array; sampleRate: number } }

const FIELDS = ['file', 'text', 'enabled_spooled_file']
const MAX_CHARACTERS = 675_000
const WRONG_TIMES_SECONDS = 3

const PROBLEMS: Partial<Record<SpeechFault, Parameters<typeof elevenLabs.problem>[0]>> = {
  unauthorized: { what: 'key' },
  quota: { what: 'quota' },
  malformed: { what: 'malformed' },
  'rate-limit-silent': { what: 'rate' },
  'server-error': { what: 'broken' },
}

/** Serves ElevenLabs' forced alignment. It reports true times of speech that the ear knows, and no times of any other. */
export function serveAlignment(
  app: FastifyInstance,
  { ear, key, closing }: { ear: StandInEar; key: string | null; closing: AbortSignal },
): SandboxAlignment {
  const faults = createSpeechFaults()
  const received: SandboxAlignment['received'] = []
  app.post('/elevenlabs/v1/forced-alignment', async (request, reply) => {
    // The form is checked before the key, as the service does.
    const call = await readForm(request.body, request.headers['content-type'], FIELDS)
      .then(readCall)
      .catch((error: unknown) => {
        if (error instanceof Malformed) return undefined
        throw error
      })
    const isKnown = key === null || elevenLabs.keyOf(request.headers) === key
    const fault = isKnown && call !== undefined ? faults.take(call.text) : undefined
    const problem =
      call === undefined
        ? { what: 'malformed' as const }
        : isKnown
          ? fault && PROBLEMS[fault]
          : { what: 'key' as const }
    if (isKnown && call !== undefined) {
      received.push({ text: call.text, seconds: call.sound.samples.length / call.sound.sampleRate, fault })
    }
    if (call === undefined || problem !== undefined) {
      const { status, body } = elevenLabs.problem(problem ?? { what: 'malformed' })
      return reply.code(status).send(body)
    }
    if (fault === 'hang') await wait(LONGEST_HANG_MS, undefined, { signal: closing, ref: false }).catch(() => undefined)
    const body = JSON.stringify(answerOf(call, ear, fault))
    if (fault === 'reset' || fault === 'answer-lost') return dropConnection(reply, fault === 'reset' ? body : '')
    return reply.type('application/json').send(fault === 'empty' ? '' : body)
  })
  return { received, faults }
}

/** @throws {Malformed} for a call that ElevenLabs would reject. */
async function readCall(form: FormData): Promise<Call> {
  const [file, text] = [form.get('file'), form.get('text')]
  if (!(file instanceof File)) throw new Malformed('file')
  if (typeof text !== 'string' || text.trim() === '' || text.length > MAX_CHARACTERS) throw new Malformed('text')
  return { text, sound: readWavFile(Buffer.from(await file.arrayBuffer())) }
}

function answerOf({ text, sound }: Call, ear: StandInEar, fault: SpeechFault | undefined): object {
  const heard = ear.hear(sound)
  if (fault === 'no-times' || heard?.text !== text) return { characters: [], words: [], loss: 9 }
  const late = fault === 'wrong-times' ? WRONG_TIMES_SECONDS : 0
  const times = alignmentOf(text, heard)
  const characters = times.characters.map((character, i) => ({
    text: character,
    start: times.character_start_times_seconds[i]! + late,
    end: times.character_end_times_seconds[i]! + late,
  }))
  const words = heard.words.map(({ word, start, end }) => ({
    text: word,
    start: start + late,
    end: end + late,
    loss: 0.1,
  }))
  return { characters, words, loss: 0.1 }
}
