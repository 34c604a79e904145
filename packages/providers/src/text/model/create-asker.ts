import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import type { TextSettings } from '../text-settings.ts'
import type { ModelCall, WriteOptions } from '@dayreel/storyboard'
import { callModel, type Question, type Received } from './call-model.ts'

export type Asker = {
  /** Answers from what was kept, or calls the model and keeps what it says before anything is made of it. */
  ask(question: Question): Promise<Received>
  /** Every call so far, each once. */
  calls: ModelCall[]
}

const KEPT = z.object({
  text: z.string(),
  ending: z.enum(['done', 'cut-off', 'refused']),
  usage: z.object({ inputTokens: z.number().optional(), outputTokens: z.number().optional() }),
})

type AskerOptions = WriteOptions & { settings: TextSettings; writerId: string; seed: number }

export function createAsker({ settings, writerId, seed, signal, kept, meter }: AskerOptions): Asker {
  const calls: ModelCall[] = []
  const note = async (id: string, { usage }: Received, isKept: boolean): Promise<void> => {
    const { inputTokens, outputTokens } = usage
    const call = { id, inputTokens, outputTokens, isKept }
    calls.push(call)
    await meter?.count(call)
  }
  return {
    calls,
    async ask(question) {
      signal.throwIfAborted()
      const { name, instructions, turns } = question
      const asked = JSON.stringify([writerId, seed, name, instructions, turns])
      const id = `words-${createHash('sha256').update(asked).digest('hex')}`
      const found = readKept(await kept?.get(id))
      if (found !== undefined) {
        await note(id, found, true)
        return found
      }
      await meter?.reserve({ id, inputCharacters: asked.length })
      const { text, ending, usage } = await callModel(settings, question, signal).catch(async (error: unknown) => {
        if (error instanceof ProviderError && error.isUnused) await meter?.release({ id })
        throw error
      })
      const received: Received = { text, ending, usage }
      await kept?.put(id, Buffer.from(JSON.stringify(received)))
      await note(id, received, false)
      signal.throwIfAborted()
      return received
    },
  }
}

function readKept(bytes: Uint8Array | undefined): Received | undefined {
  if (bytes === undefined) return undefined
  const read = KEPT.safeParse(parse(Buffer.from(bytes).toString()))
  // What an older or a younger version kept in another form is asked for again.
  if (!read.success) return undefined
  const { text, ending, usage } = read.data
  return { text, ending, usage: { inputTokens: usage.inputTokens, outputTokens: usage.outputTokens } }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
