import type { LocalModels } from '@dayreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { HOST_KEY } from './host-key.ts'

const MEGABYTE = 1_000_000
const GIGABYTE = 1_000_000_000
const REFRESH_MS = 1_000

/** The models that can write and speak on the site's own computer. Only operators may read them. */
export const localModelsQuery = queryOptions({
  queryKey: [...HOST_KEY, 'local-models'],
  queryFn: ({ signal }) => server.readLocalModels({}, { signal }),
  // The progress is read while a model is added, and until a worker has announced a voice that is ready.
  refetchInterval: ({ state }) => (state.data?.adding || state.data?.models.some(isStarting) ? REFRESH_MS : false),
})

/** Whether a model speaks, but videos cannot use its voices yet. */
export function isStarting({ role, state, speed, sampleVoice }: LocalModels['models'][number]): boolean {
  return role === 'voice' && state === 'ready' && speed !== null && sampleVoice === null
}

export function minutes(seconds: number): string {
  return seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`
}

export function gigabytes(bytes: number): string {
  if (bytes < GIGABYTE) return `${Math.round(bytes / MEGABYTE)} MB`
  return `${(bytes / GIGABYTE).toFixed(1)} GB`
}
