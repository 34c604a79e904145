import type { Storyboard, VideoVersion } from '@dayreel/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sceneTimes, type SceneTime } from './scene-times.ts'
import { videoKey } from '../../video-queries.ts'

type Timed = Pick<VideoVersion, 'number' | 'seconds' | 'vtt_url'>

/** When each scene of a version is seen, in their order; empty as long as that is not known. */
export function useSceneTimes(videoId: string, { number, seconds, vtt_url: path }: Timed, storyboard: Storyboard) {
  const captions = useQuery({
    queryKey: [...videoKey(videoId), 'captions', number],
    queryFn: async ({ signal }): Promise<string> => {
      const response = await fetch(path!, { signal })
      if (!response.ok) throw new Error(`The captions were answered with ${response.status}.`)
      return response.text()
    },
    enabled: path !== null && seconds !== null,
    staleTime: Infinity,
  })
  return useMemo((): readonly SceneTime[] => {
    if (captions.data === undefined || seconds === null) return []
    return sceneTimes(
      captions.data,
      storyboard.scenes.map(({ text }) => text),
      seconds,
    )
  }, [captions.data, seconds, storyboard])
}
