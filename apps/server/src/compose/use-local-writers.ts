import { createHash, randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { createLocalEngine, findLocalModels, localWriterName } from '@dayreel/providers/base'
import type { Writer } from '@dayreel/storyboard'
import { readMachine } from '@dayreel/threads'
import { ElsewhereError } from '#errors/elsewhere-error.ts'
import { poll } from '#jobs/poll.ts'
import { announceLocalWriters, pauseLocalWriters, readLocalWriters } from '#models/local-writers.ts'
import type { EngineOptions } from './engines.ts'
import type { SharedServices } from './services.ts'

/** The time after which a worker looks at its models again and renews its announcement. */
const ANNOUNCE_EVERY_MS = 15_000

/** When a video is tried again that needs a model of another machine: if a worker there runs, and if none does. */
const SOON_SECONDS = 2
const LATER_SECONDS = 30

export type LocalWriters = {
  /**
   * Returns the writer with a model of this machine. Its process starts with its first answer and ends when it is idle.
   *
   * @throws {ElsewhereError} if this machine does not have the model.
   */
  use(name: string): Promise<Writer>
  close(): Promise<void>
}

type LocalWriterOptions = Pick<EngineOptions, 'onFault'> & {
  /** Whether this worker makes videos. Only such a worker announces its models. Default: true. */
  makesVideos?: boolean
}

/**
 * Announces the models of this worker's machine, and lends their writers. Models are added and removed while the worker
 * runs. A worker without models writes to the database only when it starts.
 */
export function useLocalWriters(
  { db, config, log }: Pick<SharedServices, 'db' | 'config' | 'log'>,
  { onFault, makesVideos = true }: LocalWriterOptions = {},
): LocalWriters {
  const { folder } = config.localModels
  const machine = readMachine()
  const worker = { workerId: randomUUID(), machine: hashMachine(folder) }
  const loaded = new Map<string, Promise<Writer>>()
  /** Undefined before the first announcement, which removes the rows of earlier workers of this machine. */
  let isAnnounced: boolean | undefined

  async function announce(): Promise<number> {
    const names = makesVideos ? (await findLocalModels(folder, machine)).map(localWriterName) : []
    if (names.length > 0 || isAnnounced !== false) await announceLocalWriters(db, worker, names)
    isAnnounced = names.length > 0
    return 0
  }

  async function load(name: string): Promise<Writer> {
    const model = (await findLocalModels(folder, machine)).find((each) => localWriterName(each) === name)
    if (model === undefined) {
      const isElsewhere = (await readLocalWriters(db)).some((writer) => writer.name === name && writer.isRunning)
      throw new ElsewhereError(`${name} is not on this machine`, {
        retryAfterSeconds: isElsewhere ? SOON_SECONDS : LATER_SECONDS,
      })
    }
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

  const announcing = poll([{ name: 'local-writers', work: announce, everyMs: ANNOUNCE_EVERY_MS }], { log })
  return {
    use(name) {
      const writer = loaded.get(name) ?? load(name)
      loaded.set(name, writer)
      writer.catch(() => loaded.delete(name)) // The model may be added later.
      return writer
    },
    async close() {
      await announcing.close()
      if (isAnnounced === true) {
        await pauseLocalWriters(db, worker).catch((error: unknown) =>
          log.warn({ err: error }, 'the local models were not marked as missing'),
        )
      }
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
