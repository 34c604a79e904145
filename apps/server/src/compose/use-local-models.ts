import { createHash, randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import {
  createLocalEngine,
  createLocalVoiceClient,
  findLocalVoices,
  findLocalWriters,
  localModelName,
  type LocalVoiceClient,
} from '@dayreel/providers/base'
import type { LocalModel, LocalVoiceModel } from '@dayreel/providers/local'
import type { Writer } from '@dayreel/storyboard'
import { readMachine } from '@dayreel/threads'
import { ElsewhereError } from '#errors/elsewhere-error.ts'
import { poll } from '#jobs/poll.ts'
import { announceLocalModels, type AnnouncedModel, isRunning, pauseLocalModels } from '#models/local-models.ts'
import type { EngineOptions } from './engines.ts'
import type { SharedServices } from './services.ts'

/** The interval at which a worker lists its models and renews its announcement. */
const ANNOUNCE_EVERY_MS = 15_000

/** The retry delays of a video that needs another machine's model: if a worker runs there, and if none does. */
const SOON_SECONDS = 2
const LATER_SECONDS = 30

export type UsedModels = {
  /**
   * Returns the writer that uses a model of this machine. The model's process starts on demand and ends when idle.
   *
   * @throws {ElsewhereError} if this machine does not have the model.
   */
  useWriter(name: string): Promise<Writer>
  /**
   * Returns the client of this machine's voices. Its process starts on demand and ends when idle. A call throws an
   * `ElsewhereError` if this machine does not have the model.
   */
  useVoices(model: LocalVoiceModel): Pick<LocalVoiceClient, 'say' | 'read'>
  close(): Promise<void>
}

type LocalModelOptions = Pick<EngineOptions, 'onFault'> & {
  /** Whether this worker makes videos. Only such a worker announces its models. Default: true. */
  makesVideos?: boolean
}

/**
 * Announces the models of this worker's machine, and provides their writers and voices. Models may be added and removed
 * while the worker runs. A worker without models writes to the database only at its start.
 */
export function useLocalModels(
  { db, config, log }: Pick<SharedServices, 'db' | 'config' | 'log'>,
  { onFault, makesVideos = true }: LocalModelOptions = {},
): UsedModels {
  const { folder } = config.localModels
  const machine = readMachine()
  const worker = { workerId: randomUUID(), machine: hashMachine(folder) }
  const loaded = new Map<string, Promise<Writer>>()
  const voices = new Map<string, LocalVoiceClient>()
  /** Undefined until the first announcement, which also removes the rows of this machine's earlier workers. */
  let isAnnounced: boolean | undefined
  /** The names of the models that this worker has announced since it started. */
  const announced = new Set<string>()

  async function announce(): Promise<number> {
    const found: LocalModel[] = makesVideos
      ? [...(await findLocalWriters(folder, machine)), ...(await findLocalVoices(folder, machine))]
      : []
    const models = found.map((model) => ({ name: localModelName(model), role: model.role }))
    if (models.length > 0 || isAnnounced !== false) await announceLocalModels(db, worker, models)
    isAnnounced = models.length > 0
    for (const { name } of models) announced.add(name)
    return 0
  }

  async function elsewhere({ name, role }: AnnouncedModel): Promise<ElsewhereError> {
    const retryAfterSeconds = (await isRunning(db, { name, role })) ? SOON_SECONDS : LATER_SECONDS
    return new ElsewhereError(`${name} is not on this machine`, { retryAfterSeconds })
  }

  async function load(name: string): Promise<Writer> {
    const model = (await findLocalWriters(folder, machine)).find((each) => localModelName(each) === name)
    if (model === undefined) throw await elsewhere({ name, role: 'writer' })
    const engine = createLocalEngine(
      { model, folder, machine },
      {
        onFailure({ kind, status, forHost }) {
          log.warn({ kind, status }, forHost)
          onFault?.({ source: name, kind }).catch((error: unknown) =>
            log.warn({ err: error }, 'a failure was not counted'),
          )
        },
      },
    )
    return engine.load(() => Promise.reject(new TypeError('A local model has no fallback.')))
  }

  const announcing = poll([{ name: 'local-models', work: announce, everyMs: ANNOUNCE_EVERY_MS }], { log })
  return {
    useWriter(name) {
      const writer = loaded.get(name) ?? load(name)
      loaded.set(name, writer)
      writer.catch(() => loaded.delete(name)) // The model may be added later.
      return writer
    },
    useVoices(model) {
      const name = localModelName(model)
      const client = voices.get(name) ?? createLocalVoiceClient({ model, folder, machine })
      voices.set(name, client)
      return {
        async say(call, words, signal) {
          const isHere = (await findLocalVoices(folder, machine)).some((each) => each.name === model.name)
          // A damaged model is withdrawn at the next announcement. Until then, its calls fail here.
          if (!isHere && !announced.has(name)) throw await elsewhere({ name, role: 'voice' })
          return client.say(call, words, signal)
        },
        read: client.read,
      }
    },
    async close() {
      await announcing.close()
      if (isAnnounced === true) {
        await pauseLocalModels(db, worker).catch((error: unknown) =>
          log.warn({ err: error }, 'the local models were not marked as missing'),
        )
      }
      await Promise.all([...voices.values()].map((client) => client.close()))
      await Promise.all([...loaded.values()].map(async (writer) => (await writer).close()))
    },
  }
}

function hashMachine(folder: string): string {
  return createHash('sha256')
    .update(JSON.stringify([hostname(), folder]))
    .digest('hex')
    .slice(0, 16)
}
