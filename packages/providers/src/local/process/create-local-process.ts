import { join } from 'node:path'
import { ProviderError } from '../../provider-error.ts'
import { findEngine } from '../engine/find-engine.ts'
import { engineOf, type LocalModel } from '../local-model.ts'
import { damaged, toLocalFault, unavailable } from '../local-model-faults.ts'
import { checkModel, readModelState } from '../model-files.ts'
import { waitForTurn } from '../wait-for-turn.ts'
import { createModelProcess, type ModelProcess } from './create-model-process.ts'

/** On the whole machine, only one model writes and only one model speaks at a time. */
const LOCKS: Readonly<Record<LocalModel['role'], string>> = { writer: 'writing.lock', voice: 'speaking.lock' }

type LocalProcessOptions<Load> = {
  model: LocalModel
  /** The folder of the models. */
  folder: string
  /** The path of a module that calls `serveModel`. */
  program: string
  /**
   * Describes what the program loads.
   *
   * @param engine the path of the engine's module.
   * @param speed the measured speed of the model. Null if it was not measured.
   */
  toLoad: (engine: string, speed: number | null) => Load
  /** Milliseconds after which an idle process ends. */
  idleMs?: number | undefined
}

type LocalAskOptions = {
  signal: AbortSignal
  /** Called with the place in the queue of the machine, starting at 1. */
  onPlace?: (place: number) => void
  /** Called when it is this request's turn. */
  onTurn?: () => void
  onTokens?: (tokens: number) => void
}

export type LocalProcess<Request, Answer> = Omit<ModelProcess<Request, Answer>, 'ask'> & {
  /**
   * Waits for the turn of this request, and has the model answer it. The first request starts the process.
   *
   * @throws {ProviderError}
   */
  ask(request: Request, options: LocalAskOptions): Promise<Answer>
}

/** Creates the process of a model that is on this machine. */
export function createLocalProcess<Load, Request, Answer>({
  model,
  folder,
  program,
  toLoad,
  idleMs,
}: LocalProcessOptions<Load>): LocalProcess<Request, Answer> {
  let running: ModelProcess<Request, Answer> | undefined

  async function open(): Promise<ModelProcess<Request, Answer>> {
    const engine = findEngine(folder, engineOf(model))
    const found = await readModelState(folder, model)
    if (engine === undefined || found.state !== 'ready') throw unavailable(model)
    running ??= createModelProcess(program, toLoad(engine, found.speed), idleMs === undefined ? {} : { idleMs })
    return running
  }

  async function close(): Promise<void> {
    const ended = running
    running = undefined
    await ended?.close()
  }

  /** A damaged file makes a voice's engine fail or crash. This check finds it, so that it is not loaded again. */
  async function isDamaged(signal: AbortSignal): Promise<boolean> {
    await close()
    return !(await checkModel(folder, model, signal))
  }

  return {
    get pid() {
      return running?.pid
    },
    async ask(request, { signal, onPlace, onTurn, onTokens }) {
      const lock = await waitForTurn(join(folder, LOCKS[model.role]), signal, (place) => onPlace?.(place))
      try {
        const ready = await open()
        onTurn?.()
        return await ready.ask(request, { signal, onTokens })
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof ProviderError) throw error
        if (model.role === 'voice' && (await isDamaged(signal))) throw damaged(model)
        throw toLocalFault(error, model)
      } finally {
        await lock.release()
      }
    },
    close,
  }
}
