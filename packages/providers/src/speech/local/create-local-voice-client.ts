import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SaidWord } from '@dayreel/storyboard'
import type { Machine } from '@dayreel/threads'
import { z } from 'zod'
import { findEngine } from '../../local/engine/find-engine.ts'
import type { LocalVoiceModel } from '../../local/local-model.ts'
import { checkModel, pathsOf, readModelState } from '../../local/model-files.ts'
import { createModelProcess, type ModelProcess, ProcessEndedError } from '../../local/process/create-model-process.ts'
import { waitForTurn } from '../../local/wait-for-turn.ts'
import { ProviderError } from '../../provider-error.ts'
import type { VoiceCall, VoiceClient } from '../clients/voice-client.ts'
import { readPcm, UnreadableSound } from '../read-sound.ts'
import { toWordTimes } from '../to-word-times.ts'
import { SAMPLE_RATE, type Spoken, type SpeechRequest, type SpeechToLoad } from './speech-messages.ts'

const PROGRAM = fileURLToPath(new URL('speech-child.ts', import.meta.url))
/** One core stays free for everything else. More threads than free cores make a model slower. */
const FREE_CORES = 1
const MOST_THREADS = 4

/** A stored answer: 16-bit samples in Base64, and the times of the words. */
const Answer = z.object({
  audio: z.string(),
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
 * Creates a client for voices that run on this machine, in a process of their own. The first call starts the process. All
 * processes of the machine together speak one text at a time.
 */
export function createLocalVoiceClient({ model, folder, machine, idleMs }: LocalVoiceOptions): LocalVoiceClient {
  let running: ModelProcess<SpeechRequest, Spoken> | undefined
  const pathOf = (suffix: string): string => {
    const listed = model.files.find((file) => file.suffix === suffix)
    if (listed === undefined) throw new TypeError(`${model.name} has no file ${suffix}.`)
    return pathsOf(folder, model, listed).file
  }

  async function open(): Promise<ModelProcess<SpeechRequest, Spoken>> {
    const engine = findEngine(folder, 'voice')
    const found = await readModelState(folder, model)
    if (engine === undefined || found.state !== 'ready') throw unavailable(model)
    const sounds = join(dirname(engine), '..', '..', '@met4citizen', 'headtts')
    return createModelProcess<SpeechToLoad, SpeechRequest, Spoken>(
      PROGRAM,
      {
        engine,
        model: pathOf('onnx'),
        sounds: join(sounds, 'modules', 'language-en-us.mjs'),
        dictionary: join(sounds, 'dictionaries', 'en-us.txt'),
        threads: Math.min(MOST_THREADS, Math.max(1, Math.floor(machine.cores) - FREE_CORES)),
      },
      idleMs === undefined ? {} : { idleMs },
    )
  }

  async function speak({ voice, pace }: VoiceCall, words: readonly SaidWord[], signal: AbortSignal): Promise<Spoken> {
    if ((await readModelState(folder, model)).state !== 'ready') throw unavailable(model)
    running ??= await open()
    return running.ask({ words, voice: pathOf(`${voice}.bin`), pace }, { signal })
  }

  /** A damaged file makes the engine fail or crash. It is found here, so that it is not loaded again. */
  async function explain(error: unknown, signal: AbortSignal): Promise<ProviderError> {
    await running?.close()
    running = undefined
    if (!(await checkModel(folder, model, signal))) return damaged(model)
    return toProviderError(error, model)
  }

  return {
    get pid() {
      return running?.pid
    },
    async say(call, words, signal) {
      const lock = await waitForTurn(join(folder, 'speaking.lock'), signal, () => undefined)
      try {
        const { samples, pieces } = await speak(call, words, signal)
        const answer = { audio: Buffer.from(toPcm(samples).buffer).toString('base64'), ...(pieces && { pieces }) }
        return Buffer.from(JSON.stringify(answer satisfies z.infer<typeof Answer>))
      } catch (error) {
        signal.throwIfAborted()
        throw error instanceof ProviderError ? error : await explain(error, signal)
      } finally {
        await lock.release()
      }
    },
    read(answer, { text, language }) {
      const spoken = Answer.safeParse(JSON.parse(Buffer.from(answer).toString()))
      if (!spoken.success) throw new UnreadableSound('The answer has no sound.')
      const { audio, pieces } = spoken.data
      const words = pieces && toWordTimes(text, language, pieces)
      return { ...readPcm(Buffer.from(audio, 'base64'), SAMPLE_RATE), ...(words && { words }) }
    },
    close: async () => running?.close(),
  }
}

/** 16 bits are stored, as all voices of providers send them. */
function toPcm(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767))
}

function unavailable({ label, name }: LocalVoiceModel): ProviderError {
  return new ProviderError({
    kind: 'app_misconfigured',
    message:
      'The voice on this site’s computer is not available. Nothing was charged. Choose another voice, or ask the operator of this site to add it again.',
    forHost: `${label} is not complete on this machine. npm run models -- add ${name} adds it.`,
    isUnused: true,
  })
}

function damaged(model: LocalVoiceModel): ProviderError {
  const { message } = unavailable(model)
  return new ProviderError({
    kind: 'app_misconfigured',
    message,
    forHost: `A file of ${model.label} is damaged and is no longer used. npm run models -- add ${model.name} downloads it again.`,
    isUnused: true,
  })
}

function toProviderError(error: unknown, { label, name }: LocalVoiceModel): ProviderError {
  const reason = error instanceof Error ? error.message : String(error)
  if (error instanceof ProcessEndedError) {
    return new ProviderError({
      kind: 'retry_later',
      message:
        'The voice on this site’s computer stopped while it was speaking. Nothing was charged. Try again in a few minutes.',
      forHost: `${label}: ${reason}. The memory may not be enough; npm run models -- check ${name} checks its files.`,
    })
  }
  return new ProviderError({
    kind: 'app_misconfigured',
    message:
      'The voice on this site’s computer cannot speak. Nothing was charged. Choose another voice, or ask the operator of this site to fix it.',
    forHost: `${label} cannot speak: ${reason}`,
  })
}
