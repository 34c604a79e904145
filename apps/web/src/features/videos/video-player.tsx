import type { VideoVersion } from '@dayreel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type Ref } from 'react'
import { Notice } from '#ui/notice.tsx'
import styles from './video-player.module.css'
import { videoKey } from './video-queries.ts'

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
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has, below */}
      <video
        ref={player}
        className={styles.player}
        controls
        playsInline
        autoPlay={isAutoPlayed}
        preload="metadata"
        aria-label={title}
        poster={shown.thumbnail_url ?? undefined}
        src={shown.video_url ?? undefined}
        onError={readAnew}
      >
        {shown.vtt_url !== null && <track kind="captions" srcLang="und" label="Captions" src={shown.vtt_url} />}
      </video>
      {hasFailed && <Notice kind="problem">The video can’t be played right now. Load the page again.</Notice>}
    </div>
  )
}
