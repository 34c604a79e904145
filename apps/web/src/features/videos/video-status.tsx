import type { Video } from '@dayreel/contract'
import { Link } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { CancelMaking } from './cancel-making.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { Stages } from './stages.tsx'
import { failureText, STATUS_WORDS } from './status-words.ts'
import type { Generation } from './use-generation.ts'
import { VideoPlayer } from './video-player.tsx'
import styles from './video-status.module.css'
import { isBusy } from './video-queries.ts'

/** How the video is doing that was begun here. */
export function VideoStatus({ generation }: { generation: Generation }) {
  const { video, phase, live } = generation
  if (video === undefined)
    return <p className={styles.none}>{phase === 'idle' ? 'Nothing is being made yet.' : 'Starting …'}</p>
  if (isBusy(video.status))
    return (
      <div className={styles.status}>
        <Stages status={video.status} progress={video.progress} />
        <ConnectionNotice live={live} />
        <CancelMaking videoId={video.id} />
      </div>
    )
  if (video.status === 'failed')
    return (
      <div className={styles.status}>
        <p className={styles.label}>{STATUS_WORDS.failed.label}</p>
        <Notice kind="problem">{failureText(video.errorMessage)}</Notice>
      </div>
    )
  return <Finished video={video} />
}

function Finished({ video }: { video: Video }) {
  const version = video.versions.find(({ status }) => status === 'succeeded')
  return (
    <div className={styles.status}>
      <p className={styles.label} role="status">
        {STATUS_WORDS.succeeded.label}
      </p>
      <Link className={styles.view} to={`/app/videos/${video.id}`}>
        View Video
      </Link>
      {version !== undefined && <VideoPlayer videoId={video.id} title={video.title} version={version} />}
    </div>
  )
}
