import type { LocalModels } from '@dayreel/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { HOST_KEY } from './host-key.ts'

const MEGABYTE = 1_000_000
const GIGABYTE = 1_000_000_000
const ADDING_MS = 1_000
/** How long to wait for a worker to announce voices. A worker looks for new ones every 15 seconds. */
const GIVE_UP_MS = 120_000
const MIN_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 30_000

/**
 * `wait` is set while a worker should announce voices and nothing is being added. It contains the times of the first
 * and the last fetch during this wait, in Unix milliseconds.
 */
type ShownModels = LocalModels & { wait?: { sinceMs: number; readMs: number } | undefined }

const KEY = [...HOST_KEY, 'local-models']

/** The models that can write and speak on the site's own computer. Only operators may read them. */
export const localModelsQuery = queryOptions({
  queryKey: KEY,
  async queryFn({ signal, client }): Promise<ShownModels> {
    const models = await server.readLocalModels({}, { signal })
    if (models.adding || !models.models.some(isStarting)) return models
    const readMs = Date.now()
    return { ...models, wait: { sinceMs: client.getQueryData<ShownModels>(KEY)?.wait?.sinceMs ?? readMs, readMs } }
  },
  refetchInterval: ({ state: { data } }) => data !== undefined && pauseMs(data),
})

/** Whether a voice works, but videos cannot use it until a worker announces it. */
export function isStarting({ role, state, speed, sampleVoice }: LocalModels['models'][number]): boolean {
  return role === 'voice' && state === 'ready' && speed !== null && sampleVoice === null
}

/** Whether polling has ended, because no worker has announced the voices in time. */
export function isGivenUp(models: ShownModels): boolean {
  return waitedMs(models) >= GIVE_UP_MS
}

/**
 * Returns the polling interval in milliseconds, or false for no polling. The list is polled while a model is being
 * added, and for two minutes while a worker should announce voices. In the second case, each pause is as long as the
 * wait so far, from 1 to 30 seconds.
 */
export function pauseMs(models: ShownModels): number | false {
  if (models.adding) return ADDING_MS
  if (!models.models.some(isStarting) || isGivenUp(models)) return false
  return Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, waitedMs(models)))
}

function waitedMs({ wait }: ShownModels): number {
  return wait === undefined ? 0 : wait.readMs - wait.sinceMs
}

/** Restarts polling, as if the voices had just been added. */
export async function waitAgain(client: QueryClient): Promise<void> {
  client.setQueryData<ShownModels>(KEY, (models) => models && { ...models, wait: undefined })
  await client.refetchQueries({ queryKey: KEY })
}

export function minutes(seconds: number): string {
  return seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`
}

export function gigabytes(bytes: number): string {
  if (bytes < GIGABYTE) return `${Math.round(bytes / MEGABYTE)} MB`
  return `${(bytes / GIGABYTE).toFixed(1)} GB`
}
