import { useCallback, useEffect, useState, type RefObject } from 'react'
import type { SceneTime } from './scene-times.ts'

const MOVES = ['timeupdate', 'play', 'pause', 'seeked', 'ended'] as const

/**
 * Returns the index of the playing scene, a function that shows the start of any scene, and one that plays from there.
 */
export function usePlayingScene(player: RefObject<HTMLVideoElement | null> | undefined, times: readonly SceneTime[]) {
  const [playing, setPlaying] = useState<number>()
  useEffect(() => {
    const video = player?.current ?? null
    if (video === null) return undefined
    const look = (): void => {
      const { currentTime, paused } = video
      const at = times.findIndex(
        ({ startSeconds, endSeconds }) => currentTime >= startSeconds && currentTime < endSeconds,
      )
      setPlaying(paused || at < 0 ? undefined : at)
    }
    for (const move of MOVES) video.addEventListener(move, look)
    return () => {
      setPlaying(undefined)
      for (const move of MOVES) video.removeEventListener(move, look)
    }
  }, [player, times])
  const seekTo = useCallback(
    ({ startSeconds }: SceneTime): void => {
      const video = player?.current ?? null
      if (video !== null) video.currentTime = startSeconds
    },
    [player],
  )
  const playFrom = useCallback(
    ({ startSeconds }: SceneTime): void => {
      const video = player?.current ?? null
      if (video === null) return
      video.currentTime = startSeconds
      // If the browser blocks playback, the scene is still shown.
      video.play().catch(() => undefined)
    },
    [player],
  )
  return { playing, playFrom, seekTo }
}
