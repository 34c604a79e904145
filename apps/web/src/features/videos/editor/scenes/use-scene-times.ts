import type { ChangePlan, Storyboard, VideoVersion } from '@dayreel/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { videoKey } from '#lib/videos.ts'
import { sceneTimes, timesOfLengths, type SceneTime } from './scene-times.ts'

type Timed = Pick<VideoVersion, 'number' | 'seconds' | 'vtt_url'>

/** Returns when each scene of a version is visible, in order. Empty until that is known. */
export function useSceneTimes(videoId: string, { number, seconds, vtt_url: path }: Timed, storyboard: Storyboard) {
  const captions = useQuery({
    queryKey: [...videoKey(videoId), 'captions', number],
    queryFn: async ({ signal }): Promise<string> => {
      const response = await fetch(path!, { signal })
      if (!response.ok) throw new Error(`Loading the captions failed with status ${response.status}.`)
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

/**
 * Returns when each scene of the edited storyboard will be visible, by scene id. A scene with the same narration keeps
 * its length. The other lengths are the plan's estimates.
 *
 * @param times the times of the original's scenes, in order.
 * @param plan the last plan of the edited storyboard. It may not contain the newest scenes.
 */
export function editedSceneTimes(
  { original, edited }: { original: Storyboard; edited: Storyboard },
  times: readonly SceneTime[],
  plan: Pick<ChangePlan, 'scenes' | 'sceneSeconds'> | undefined,
): ReadonlyMap<string, SceneTime | undefined> {
  const spokenAgain = new Set(plan?.scenes.flatMap(({ id, speech }) => (speech ? id : [])))
  const lengths = edited.scenes.map(({ id, text }) => {
    const i = original.scenes.findIndex((scene) => scene.id === id)
    const time = times[i]
    const isSame = time !== undefined && original.scenes[i]!.text === text && !spokenAgain.has(id)
    return isSame ? time.endSeconds - time.startSeconds : plan?.sceneSeconds[id]
  })
  const found = timesOfLengths(lengths)
  return new Map(edited.scenes.map(({ id }, i) => [id, found[i]]))
}
