import { fileURLToPath } from 'node:url'
import type { Machine } from '@dayreel/threads'
import type { LocalWriterModel } from '../../local/local-model.ts'
import { assumedSpeed } from '../../local/local-models.ts'
import { pathsOf } from '../../local/model-files.ts'
import { createLocalProcess, type LocalProcess } from '../../local/process/create-local-process.ts'
import type { LanguageModel } from '../model/language-model.ts'
import type { LlamaRequest, LlamaToLoad, Written } from './llama-messages.ts'
import { STEPS_VERSION } from './ask-for-lines.ts'
import { localModelName } from '../../local/local-model-name.ts'
import { toGrammar } from './to-grammar.ts'

const PROGRAM = fileURLToPath(new URL('llama-child.ts', import.meta.url))
const MOST_ANSWER_TOKENS = 1_400
/** One core stays free for a video that is being made. More threads than free cores make a model slower. */
const FREE_CORES = 1

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
export function createLocalModel(options: LocalModelOptions): LanguageModel & Pick<LocalProcess<never, never>, 'pid'> {
  const { model, folder, machine, idleMs } = options
  let tokensPerSecond = assumedSpeed(model)
  const running = createLocalProcess<LlamaToLoad, LlamaRequest, Written>({
    model,
    folder,
    program: PROGRAM,
    idleMs,
    toLoad(engine, speed) {
      tokensPerSecond = speed ?? tokensPerSecond
      const { file } = pathsOf(folder, model, model.files[0]!)
      const threads = Math.max(1, Math.floor(machine.cores) - FREE_CORES)
      return { engine, file, chat: model.chat, contextTokens: model.contextTokens, threads }
    },
  })
  return {
    id: `local/${model.name}-${model.files[0]!.sha256}-${STEPS_VERSION}`,
    name: localModelName(model),
    get pid() {
      return running.pid
    },
    async answer({ instructions, turns, schema, counts }, { signal, seed, onProgress }) {
      const { text, isCutOff, inputTokens, outputTokens } = await running.ask(
        { instructions, turns, schema: toGrammar(schema, counts), maxTokens: MOST_ANSWER_TOKENS, seed },
        {
          signal,
          onPlace: (place) => onProgress?.({ place }),
          onTurn: () => onProgress?.({ tokens: 0, tokensPerSecond }),
          onTokens: (tokens) => onProgress?.({ tokens, tokensPerSecond }),
        },
      )
      return { text, ending: isCutOff ? 'cut-off' : 'done', usage: { inputTokens, outputTokens }, form: 'schema' }
    },
    close: () => running.close(),
  }
}
