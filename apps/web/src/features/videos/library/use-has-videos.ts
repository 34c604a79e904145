import { useQuery } from '@tanstack/react-query'
import { videosQuery } from '../video-queries.ts'

/** Whether this person has begun a video before; undefined until that is known. */
export function useHasVideos(): boolean | undefined {
  const { data } = useQuery(videosQuery('', 1))
  return data === undefined ? undefined : data.total > 0
}
