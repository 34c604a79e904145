import type { SaidWord } from '@dayreel/storyboard'
import type { Machine } from '@dayreel/threads'
import { z } from 'zod'
import type { LocalVoiceModel } from '../../local/local-model.ts'
import type { VoiceCall, VoiceClient } from '../clients/voice-client.ts'
import { readPcm, UnreadableSound } from '../read-sound.ts'
import { toWordTimes } from '../to-word-times.ts'
import { createKokoroProcess } from './create-kokoro-process.ts'
import { createPiperProcess } from './piper/create-piper-process.ts'
import { SAMPLE_RATE } from './speech-messages.ts'

/** One core stays free for everything else. More threads than free cores make a model slower. */
const FREE_CORES = 1
const MOST_THREADS = 4

/** A stored answer: 16-bit samples in Base64, and the times of the words. */
const Answer = z.object({
  audio: z.string(),
  /** Absent in the answers of the first release with local voices. */
  sampleRate: z.number().default(SAMPLE_RATE),
  pieces: z.array(z.object({ from: z.number(), to: z.number(), start: z.number(), end: z.number() })).optional(),
})

export type LocalVoiceOptions = {
  model: LocalVoiceModel
  /** The folder of the models. */
  folder: string
  machine: Pick<Machine, 'cores'>
  /** Milliseconds after which an idle process ends. */
  idleMs?: number
}

export type LocalVoiceClient = Pick<VoiceClient, 'read'> & {
  /** As `VoiceClient.say`, with the words of the text written out. */
  say(call: VoiceCall, words: readonly SaidWord[], signal: AbortSignal): Promise<Uint8Array>
  /** The id of the running process. Undefined while there is none. */
  readonly pid: number | undefined
  close(): Promise<void>
}

/**
 * Creates a client for voices that run on this machine, in a process of their own. The first call starts the process.
 * All processes of the machine together speak one text at a time.
 */
export function createLocalVoiceClient({ model, folder, machine, idleMs }: LocalVoiceOptions): LocalVoiceClient {
  const threads = Math.min(MOST_THREADS, Math.max(1, Math.floor(machine.cores) - FREE_CORES))
  const place = { folder, threads, idleMs }
  const running = model.engine === 'piper' ? createPiperProcess(model, place) : createKokoroProcess(model, place)

  return {
    get pid() {
      return running.pid
    },
    async say(call, words, signal) {
      const { samples, sampleRate, pieces } = await running.speak(call, words, signal)
      const audio = Buffer.from(toPcm(samples).buffer).toString('base64')
      const answer = { audio, sampleRate, ...(pieces && { pieces }) }
      return Buffer.from(JSON.stringify(answer satisfies z.input<typeof Answer>))
    },
    read(answer, { text, language }) {
      const spoken = Answer.safeParse(JSON.parse(Buffer.from(answer).toString()))
      if (!spoken.success) throw new UnreadableSound('The answer has no sound.')
      const { audio, sampleRate, pieces } = spoken.data
      const words = pieces && toWordTimes(text, language, pieces)
      return { ...readPcm(Buffer.from(audio, 'base64'), sampleRate), ...(words && { words }) }
    },
    close: () => running.close(),
  }
}

/** Converts samples to 16 bits, which is also the precision of hosted voices. */
function toPcm(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767))
}
