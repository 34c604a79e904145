import type { LocalModels } from '@dayreel/contract'
import {
  downloadModel,
  engineOf,
  installEngine,
  LocalModelError,
  type LocalModel,
  measureModel,
} from '@dayreel/providers/local'
import { readMachine } from '@dayreel/threads'
import type { Services } from '#services'

type Adding = NonNullable<LocalModels['adding']> & { stop: AbortController; ended: Promise<void> }

export type ModelAdder = {
  /** Returns the model that is being added, the queued models, and why the last failed model could not be added. */
  state(): Pick<LocalModels, 'adding' | 'waiting' | 'problem'>
  /** Queues a model. Models are added one at a time, in order. */
  add(model: LocalModel): void
  /** Stops adding a model and waits for the end. Downloaded bytes stay. Without a name, stops adding all models. */
  stop(name?: string): Promise<void>
}

/** Adds local models in the background of this process, one at a time. */
export function createModelAdder({ config, log }: Pick<Services, 'config' | 'log'>): ModelAdder {
  const machine = readMachine()
  let adding: Adding | undefined
  let problem: LocalModels['problem'] = null
  const waiting: LocalModel[] = []

  async function work(model: LocalModel, signal: AbortSignal, show: (change: Partial<Adding>) => void): Promise<void> {
    const { folder, hub } = config.localModels
    const onProgress = ({ doneBytes, secondsLeft }: Pick<Adding, 'doneBytes' | 'secondsLeft'>): void =>
      show({ doneBytes, secondsLeft })
    await downloadModel(model, { folder, hub, machine, signal, onProgress })
    show({ step: 'engine', secondsLeft: null })
    await installEngine(folder, engineOf(model), signal)
    show({ step: 'test' })
    await measureModel(model, { folder, machine }, signal)
  }

  async function run(model: LocalModel, signal: AbortSignal): Promise<void> {
    try {
      await work(model, signal, (change) => void (adding &&= { ...adding, ...change }))
    } catch (error) {
      if (signal.aborted) return
      const isKnown = error instanceof LocalModelError
      log.warn({ err: error, model: model.name }, 'a local model was not added')
      const sentence = isKnown ? error.message : 'The model could not be added. The server’s log says why.'
      problem = { name: model.name, sentence }
    } finally {
      adding = undefined
      const next = waiting.shift()
      if (next !== undefined) start(next)
    }
  }

  function start(model: LocalModel): void {
    const stop = new AbortController()
    adding = { name: model.name, step: 'download', doneBytes: 0, secondsLeft: null, stop, ended: Promise.resolve() }
    adding.ended = run(model, stop.signal)
  }

  return {
    state() {
      const names = waiting.map(({ name }) => name)
      if (adding === undefined) return { adding: null, waiting: names, problem }
      const { name, step, doneBytes, secondsLeft } = adding
      return { adding: { name, step, doneBytes, secondsLeft }, waiting: names, problem }
    },
    add(model) {
      if (adding?.name === model.name || waiting.some(({ name }) => name === model.name)) return
      if (adding === undefined || problem?.name === model.name) problem = null
      if (adding === undefined) start(model)
      else waiting.push(model)
    },
    async stop(name) {
      const place = waiting.findIndex((model) => model.name === name)
      if (name === undefined) waiting.length = 0
      else if (place !== -1) waiting.splice(place, 1)
      if (adding === undefined || (name !== undefined && adding.name !== name)) return
      const { stop, ended } = adding
      stop.abort(new Error('the operator stopped it'))
      await ended
    },
  }
}
