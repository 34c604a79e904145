import type { VideoVersion } from '@dayreel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type Ref } from 'react'
import { videoKey } from '#lib/videos.ts'
import { Player } from '#ui/player.tsx'

type Playable = Pick<VideoVersion, 'number' | 'video_url' | 'thumbnail_url' | 'vtt_url'>
type VideoPlayerProps = {
  videoId: string
  title: string
  version: Playable
  isAutoPlayed?: boolean
  /** Receives the video element, for controls outside the player. */
  player?: Ref<HTMLVideoElement>
}

/** Plays a version of a video. Its captions are a text track. */
export function VideoPlayer(props: VideoPlayerProps) {
  return <VersionPlayer key={`${props.videoId} ${props.version.number}`} {...props} />
}

function VersionPlayer({ videoId, title, version, isAutoPlayed = false, player }: VideoPlayerProps) {
  const queryClient = useQueryClient()
  // Each fetch signs a new path, but a playing video keeps its path until that path expires.
  const [shown, setShown] = useState(version)
  const [hasFailed, setFailed] = useState(false)
  // The new paths are used if the old path has failed, or if the version had no files before.
  if ((hasFailed || shown.video_url === null) && shown.video_url !== version.video_url) {
    setShown(version)
    setFailed(false)
  }
  const renewPaths = (): void => {
    setFailed(true)
    void queryClient.invalidateQueries({ queryKey: videoKey(videoId) })
  }
  return (
    <Player
      title={title}
      src={shown.video_url ?? undefined}
      poster={shown.thumbnail_url ?? undefined}
      captions={shown.vtt_url === null ? undefined : { src: shown.vtt_url, language: 'und', label: 'Captions' }}
      isAutoPlayed={isAutoPlayed}
      onError={renewPaths}
      {...(player && { player })}
    />
  )
}
