import type { LocalModels } from '@dayreel/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { HOST_KEY } from './host-key.ts'

const MEGABYTE = 1_000_000
const GIGABYTE = 1_000_000_000
const ADDING_MS = 1_000
/** Seconds between the reads of the list while a worker should announce voices. A worker looks every 15 seconds. */
const WAITS_SECONDS = [1, 2, 4, 8, 15, 15, 15, 30, 30]

/** `waits`: how often the list was read while a worker should have announced voices, and nothing was being added. */
type ShownModels = LocalModels & { waits?: number }

const KEY = [...HOST_KEY, 'local-models']

/** The models that can write and speak on the site's own computer. Only operators may read them. */
export const localModelsQuery = queryOptions({
  queryKey: KEY,
  async queryFn({ signal, client }): Promise<ShownModels> {
    const models = await server.readLocalModels({}, { signal })
    const before = client.getQueryData<ShownModels>(KEY)?.waits ?? 0
    return models.models.some(isStarting) && !models.adding ? { ...models, waits: before + 1 } : models
  },
  // The progress is read while a model is added, and for two minutes until a worker has announced a voice that is ready.
  refetchInterval({ state: { data } }) {
    if (data?.adding) return ADDING_MS
    const seconds = data?.models.some(isStarting) ? WAITS_SECONDS[data.waits ?? 0] : undefined
    return seconds === undefined ? false : seconds * 1_000
  },
})

/** Whether a model speaks, but videos cannot use its voices yet. */
export function isStarting({ role, state, speed, sampleVoice }: LocalModels['models'][number]): boolean {
  return role === 'voice' && state === 'ready' && speed !== null && sampleVoice === null
}

/** Whether no worker has announced the voices, so that the list is not read again. */
export function isGivenUp({ waits = 0 }: ShownModels): boolean {
  return waits >= WAITS_SECONDS.length
}

/** Reads the list again, as if the voices had just been added. */
export async function waitAgain(client: QueryClient): Promise<void> {
  client.setQueryData<ShownModels>(KEY, (models) => models && { ...models, waits: 0 })
  await client.refetchQueries({ queryKey: KEY })
}

export function minutes(seconds: number): string {
  return seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`
}

export function gigabytes(bytes: number): string {
  if (bytes < GIGABYTE) return `${Math.round(bytes / MEGABYTE)} MB`
  return `${(bytes / GIGABYTE).toFixed(1)} GB`
}
