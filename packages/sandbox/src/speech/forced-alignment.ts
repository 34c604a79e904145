import type { FastifyInstance } from 'fastify'
import { Malformed } from '../text/wire-format.ts'
import { alignmentOf, elevenLabs } from './elevenlabs.ts'
import { type SpeechFault, WRONG_TIMES_SECONDS } from './faults.ts'
import { readWavFile } from './read-wav-file.ts'
import { type ServedForm, serveSoundForm } from './serve-sound-form.ts'
import type { StandInEar } from './stand-in-ear.ts'

export type SandboxAlignment = ServedForm<{ text: string; seconds: number }>

type Call = { text: string; sound: { samples: Float32Array; sampleRate: number } }

const MAX_CHARACTERS = 675_000

/**
 * Serves ElevenLabs' forced alignment. It reports true times of speech that the ear knows, and no times of any other.
 */
export function serveAlignment(
  app: FastifyInstance,
  { ear, ...serving }: { ear: StandInEar; key: string | null; closing: AbortSignal },
): SandboxAlignment {
  return serveSoundForm(app, serving, {
    route: '/elevenlabs/v1/forced-alignment',
    format: elevenLabs,
    fields: ['file', 'text', 'enabled_spooled_file'],
    isFormFirst: true,
    read: readCall,
    note: ({ text, sound }) => ({ text, seconds: sound.samples.length / sound.sampleRate }),
    textOf: ({ text }) => text,
    answer: (call, fault) => answerOf(call, ear, fault),
  })
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
