import { useQuery } from '@tanstack/react-query'
import { videosQuery } from '#lib/videos.ts'

/** Returns whether this user has any videos, or undefined until that is known. */
export function useHasVideos(): boolean | undefined {
  const { data } = useQuery(videosQuery('', 1))
  return data === undefined ? undefined : data.total > 0
}
