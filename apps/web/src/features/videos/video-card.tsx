import type { VideoSummary } from '@dayreel/contract'
import { Progress } from '@mantine/core'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { lengthText } from './cost-words.ts'
import { failureText, STATUS_WORDS } from './status-words.ts'
import styles from './video-card.module.css'
import { VideoMenu } from './video-menu.tsx'
import { isBusy } from './video-queries.ts'

/** A video of the library: its picture, how it is doing, and what can be done with it. */
export function VideoCard({ video, onPlay }: { video: VideoSummary; onPlay: () => void }) {
  const { id, title, status, thumbnail_url: thumbnail, video_url: url } = video
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        {thumbnail === null ? (
          <span className={styles.blank} data-failed={status === 'failed' || undefined}>
            <Icon name={status === 'failed' ? 'close' : 'film'} size={36} />
          </span>
        ) : (
          <img src={thumbnail} alt="" loading="lazy" decoding="async" />
        )}
        {isBusy(status) && <Making video={video} />}
        {url !== null && (
          <button type="button" className={styles.play} aria-label={`Play ${title}`} onClick={onPlay}>
            <Icon name="play" size={26} />
          </button>
        )}
        {video.seconds !== null && <span className={styles.length}>{lengthText(video.seconds)}</span>}
      </div>
      <div className={styles.words}>
        <div>
          <h2>
            <Link to={`/app/videos/${id}`}>{title}</Link>
          </h2>
          <p className={styles.facts}>{factsOf(video)}</p>
        </div>
        <VideoMenu video={video} hasFiles={url !== null} />
      </div>
      {status === 'failed' && <p className={styles.failure}>{failureText(video.errorMessage)}</p>}
    </li>
  )
}

function Making({ video: { title, status, progress } }: { video: VideoSummary }) {
  return (
    <div className={styles.making}>
      <p>
        <span>{STATUS_WORDS[status].label}</span>
        <span>{progress}%</span>
      </p>
      <Progress value={progress} size="sm" radius="xl" aria-label={`${title}, percent`} />
    </div>
  )
}

function factsOf({ createdAt, quality }: VideoSummary): string {
  const day = new Date(createdAt).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' })
  return `${day} · ${quality === 'high' ? 'High' : 'Low'} quality`
}
