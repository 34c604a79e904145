import type { VideoVersion } from '@dayreel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type Ref } from 'react'
import { Player } from '#ui/player.tsx'
import { videoKey } from '../video-queries.ts'

type Playable = Pick<VideoVersion, 'number' | 'video_url' | 'thumbnail_url' | 'vtt_url'>
type VideoPlayerProps = {
  videoId: string
  title: string
  version: Playable
  isAutoPlayed?: boolean
  /** What plays, for those that move it. */
  player?: Ref<HTMLVideoElement>
}

/** Plays a version, with its captions as a track. */
export function VideoPlayer(props: VideoPlayerProps) {
  return <VersionPlayer key={`${props.videoId} ${props.version.number}`} {...props} />
}

function VersionPlayer({ videoId, title, version, isAutoPlayed = false, player }: VideoPlayerProps) {
  const queryClient = useQueryClient()
  // A path is signed anew with each read. What plays keeps the one it has, until that has expired.
  const [shown, setShown] = useState(version)
  const [hasFailed, setFailed] = useState(false)
  // A version that has just been made is known before its files are.
  if ((hasFailed || shown.video_url === null) && shown.video_url !== version.video_url) {
    setShown(version)
    setFailed(false)
  }
  const readAnew = (): void => {
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
      onError={readAnew}
      {...(player && { player })}
    />
  )
}
