import { queryOptions } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { HOST_KEY } from './host-key.ts'

const GIGABYTE = 1_000_000_000
const REFRESH_MS = 1_000

/** The models that can write on the site's own computer. Only operators may read them. */
export const localModelsQuery = queryOptions({
  queryKey: [...HOST_KEY, 'local-models'],
  queryFn: ({ signal }) => server.readLocalModels({}, { signal }),
  // The progress is read while a model is added.
  refetchInterval: ({ state }) => (state.data?.adding ? REFRESH_MS : false),
})

export function minutes(seconds: number): string {
  return seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`
}

export function gigabytes(bytes: number): string {
  return `${(bytes / GIGABYTE).toFixed(1)} GB`
}
