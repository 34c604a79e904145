import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import type { ModelCall, WriteOptions, WritingProgress } from '@dayreel/storyboard'
import { MAX_OUTPUT_TOKENS } from './call-model.ts'
import type { AnswerProgress, LanguageModel, Question, Received } from './language-model.ts'

export type Asker = {
  /** Returns a cached answer, or calls the model and caches its answer before anything uses it. */
  ask(question: Question): Promise<Received>
  /**
   * Sets the number of tokens that all further answers together will have. The remaining time is estimated from it.
   */
  expect(tokens: number): void
  /** All calls so far, each listed once. */
  calls: ModelCall[]
}

const KEPT = z.object({
  text: z.string(),
  ending: z.enum(['done', 'cut-off', 'refused']),
  usage: z.object({ inputTokens: z.number().optional(), outputTokens: z.number().optional() }),
})

/** The remaining time is rounded up to a multiple of it, so that it does not change with each token. */
const STEP_SECONDS = 5

type AskerOptions = WriteOptions & { model: LanguageModel; writerId: string; seed: number }

export function createAsker({ model, writerId, seed, signal, kept, meter, onProgress }: AskerOptions): Asker {
  let expectedTokens = 0
  const calls: ModelCall[] = []
  const note = async (id: string, { usage }: Received, isKept: boolean): Promise<void> => {
    const { inputTokens, outputTokens } = usage
    const call = { id, inputTokens, outputTokens, isKept }
    calls.push(call)
    await meter?.count(call)
  }
  const report = (progress: AnswerProgress): void => onProgress?.(toWritingProgress(progress, expectedTokens))
  return {
    calls,
    expect(tokens) {
      expectedTokens = tokens
    },
    async ask(question) {
      signal.throwIfAborted()
      const { name, instructions, turns } = question
      const requestText = JSON.stringify([writerId, seed, name, instructions, turns])
      const id = `words-${createHash('sha256').update(requestText).digest('hex')}`
      const found = readKept(await kept?.get(id))
      if (found !== undefined) {
        await note(id, found, true)
        return found
      }
      // A token has at least one character, so the prompt has at most as many tokens as characters.
      await meter?.reserve({ id, atMost: { inputTokens: requestText.length, outputTokens: MAX_OUTPUT_TOKENS } })
      const { text, ending, usage } = await model
        .answer(question, { signal, seed, onProgress: report })
        .catch(async (error: unknown) => {
          if (error instanceof ProviderError && error.isUnused) await meter?.release({ id })
          throw error
        })
      expectedTokens -= usage.outputTokens ?? 0
      const received: Received = { text, ending, usage }
      await kept?.put(id, Buffer.from(JSON.stringify(received)))
      await note(id, received, false)
      signal.throwIfAborted()
      return received
    },
  }
}

function toWritingProgress(progress: AnswerProgress, expectedTokens: number): WritingProgress {
  if ('place' in progress) return progress
  const seconds = Math.max(0, expectedTokens - progress.tokens) / progress.tokensPerSecond
  return { secondsLeft: Math.max(1, Math.ceil(seconds / STEP_SECONDS)) * STEP_SECONDS }
}

function readKept(bytes: Uint8Array | undefined): Received | undefined {
  if (bytes === undefined) return undefined
  const read = KEPT.safeParse(parse(Buffer.from(bytes).toString()))
  // The call is made again if another version cached its answer in another form.
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
