import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Machine } from '@dayreel/threads'
import { findEngine } from '../../local/engine/find-engine.ts'
import type { LocalWriterModel } from '../../local/local-model.ts'
import { assumedSpeed } from '../../local/local-models.ts'
import { pathsOf, readModelState } from '../../local/model-files.ts'
import { createModelProcess, type ModelProcess, ProcessEndedError } from '../../local/process/create-model-process.ts'
import { waitForTurn } from '../../local/wait-for-turn.ts'
import { ProviderError } from '../../provider-error.ts'
import type { AnswerOptions, LanguageModel, Question } from '../model/language-model.ts'
import type { LlamaRequest, LlamaToLoad, Written } from './llama-messages.ts'
import { STEPS_VERSION } from './ask-for-lines.ts'
import { localModelName } from '../../local/local-model-name.ts'
import { toGrammar } from './to-grammar.ts'

const PROGRAM = fileURLToPath(new URL('llama-child.ts', import.meta.url))
const MOST_ANSWER_TOKENS = 1_400
/** Beside a video that is being made, one core stays free. More threads than free cores make a model slower. */
const FREE_CORES = 1

type LlamaProcess = ModelProcess<LlamaRequest, Written>

export type LocalModelOptions = {
  model: LocalWriterModel
  /** The folder of the models. */
  folder: string
  machine: Pick<Machine, 'cores'>
  /** Milliseconds after which an idle process ends. */
  idleMs?: number
}

/**
 * Creates a model that runs on this machine, in a process of its own. The first question starts the process. All
 * processes of the machine together write one answer at a time.
 */
export function createLocalModel(options: LocalModelOptions): LanguageModel & Pick<LlamaProcess, 'pid'> {
  const { model, folder, machine, idleMs } = options
  let running: LlamaProcess | undefined
  let tokensPerSecond = assumedSpeed(model)

  async function open(): Promise<LlamaProcess> {
    const engine = findEngine(folder, 'writer')
    const found = await readModelState(folder, model)
    if (engine === undefined || found.state !== 'ready') throw unavailable(model)
    tokensPerSecond = found.speed ?? tokensPerSecond
    const { file } = pathsOf(folder, model, model.files[0]!)
    const threads = Math.max(1, Math.floor(machine.cores) - FREE_CORES)
    return createModelProcess<LlamaToLoad, LlamaRequest, Written>(
      PROGRAM,
      { engine, file, chat: model.chat, contextTokens: model.contextTokens, threads },
      idleMs === undefined ? {} : { idleMs },
    )
  }

  async function write(question: Question, { signal, seed, onProgress }: AnswerOptions): Promise<Written> {
    running ??= await open()
    onProgress?.({ tokens: 0, tokensPerSecond })
    const { instructions, turns, schema, counts } = question
    const request = { instructions, turns, schema: toGrammar(schema, counts), maxTokens: MOST_ANSWER_TOKENS, seed }
    const onTokens = (tokens: number): void => onProgress?.({ tokens, tokensPerSecond })
    return running.ask(request, { signal, onTokens })
  }

  return {
    id: `local/${model.name}-${model.files[0]!.sha256}-${STEPS_VERSION}`,
    name: localModelName(model),
    get pid() {
      return running?.pid
    },
    async answer(question, asked) {
      const { signal, onProgress } = asked
      const lock = await waitForTurn(join(folder, 'writing.lock'), signal, (place) => onProgress?.({ place }))
      try {
        const { text, isCutOff, inputTokens, outputTokens } = await write(question, asked)
        return { text, ending: isCutOff ? 'cut-off' : 'done', usage: { inputTokens, outputTokens }, form: 'schema' }
      } catch (error) {
        signal.throwIfAborted()
        throw error instanceof ProviderError ? error : toProviderError(error, model)
      } finally {
        await lock.release()
      }
    },
    close: async () => running?.close(),
  }
}

function unavailable({ label, name }: LocalWriterModel): ProviderError {
  return new ProviderError({
    kind: 'app_misconfigured',
    message:
      'The language model on this site’s computer is not available. Nothing was charged. The operator of this site has to add it again.',
    forHost: `${label} is not complete on this machine. npm run models -- add ${name} adds it.`,
    isUnused: true,
  })
}

function toProviderError(error: unknown, { label, name }: LocalWriterModel): ProviderError {
  const reason = error instanceof Error ? error.message : String(error)
  if (error instanceof ProcessEndedError) {
    return new ProviderError({
      kind: 'retry_later',
      message:
        'The language model on this site’s computer stopped while it was writing. Nothing was charged. Try again in a few minutes.',
      forHost: `${label}: ${reason}. The memory may not be enough; npm run models -- check ${name} checks its file.`,
    })
  }
  return new ProviderError({
    kind: 'app_misconfigured',
    message:
      'The language model on this site’s computer cannot be started. Nothing was charged. The operator of this site has to fix it.',
    forHost: `${label} cannot be started: ${reason}`,
  })
}
