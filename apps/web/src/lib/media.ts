import { TRACKS } from '@dayreel/catalogue'
import type { Media } from '@dayreel/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { server } from './api.ts'

/** The user’s files and the used storage. */
export const mediaQuery = queryOptions({
  queryKey: ['media'],
  queryFn: ({ signal }) => server.listMedia({ query: {} }, { signal }),
})

type OwnMusic = {
  /** The user’s own music. Empty until it has loaded. */
  tracks: (Media & { url: string })[]
  error: unknown
  /** Whether the chosen music is neither one of the tracks nor the user’s own, because it was deleted. */
  isGone: boolean
}

/** @param chosen the id of the chosen music. */
export function useOwnMusic(chosen: string | null): OwnMusic {
  const { data, error } = useQuery(mediaQuery)
  const tracks = (data?.items ?? []).flatMap((file) =>
    file.kind === 'music' && file.url !== null ? [{ ...file, url: file.url }] : [],
  )
  const isKnown = chosen === null || [...TRACKS, ...tracks].some(({ id }) => id === chosen)
  return { tracks, error, isGone: data !== undefined && !isKnown }
}
