import { type MediaKind, sizeText, TRACKS } from '@dayreel/catalogue'
import type { Media } from '@dayreel/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { server } from './api.ts'
import { clockText } from './clock-text.ts'

/** The user’s files and the used storage. */
export const mediaQuery = queryOptions({
  queryKey: ['media'],
  queryFn: ({ signal }) => server.listMedia({ query: {} }, { signal }),
})

/** The videos, channels and brands that contain a file. */
export const mediaUsesQuery = (id: string) =>
  queryOptions({
    queryKey: ['media', id, 'uses'],
    queryFn: ({ signal }) => server.listMediaUses({ params: { id } }, { signal }),
    staleTime: 0,
  })

type OwnMusic = {
  /** The user’s own music. Empty until it has loaded. */
  tracks: (Media & { url: string })[]
  error: unknown
  /** Whether the chosen music no longer exists, neither as a track nor as the user’s own file. */
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

/** Returns the files of a kind whose name and tags together contain every word of the search. */
export function findFiles<File extends Media>(
  files: readonly File[],
  { kind, search }: { kind?: MediaKind | undefined; search: string },
): File[] {
  const words = search.toLocaleLowerCase().split(/\s+/u)
  return files.filter((file) => {
    if (kind !== undefined && file.kind !== kind) return false
    const text = [file.name, ...file.tags].join('\n').toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Returns the tags of the files, most frequent first. Tags that differ only in case are the same tag. */
export function tagsOf(files: readonly Media[]): string[] {
  const counts = new Map<string, { tag: string; count: number }>()
  for (const tag of files.flatMap(({ tags }) => tags)) {
    const known = counts.get(tag.toLocaleLowerCase()) ?? { tag, count: 0 }
    counts.set(tag.toLocaleLowerCase(), { ...known, count: known.count + 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ tag }) => tag)
}

/** Describes a file by its length and size, or by its upload progress. */
export function describeFile({ status, bytes, receivedBytes, seconds }: Media): string {
  if (status === 'receiving') return `Upload not finished: ${sizeText(receivedBytes)} of ${sizeText(bytes)}`
  return [...(seconds === null ? [] : [clockText(seconds)]), sizeText(bytes)].join(', ')
}
