import type { ListedVideo, VideoSummary } from '@dayreel/contract'
import { Progress } from '@mantine/core'
import { Link } from 'react-router'
import { useDates } from '#lib/dates.ts'
import { isBusy } from '#lib/videos.ts'
import { DeletionMark } from '#ui/deletion-notice.tsx'
import { Icon } from '#ui/icon.tsx'
import { videoRatio } from '#ui/video-ratio.ts'
import { lengthText } from '../cost-words.ts'
import { Ending } from '../ending.tsx'
import { hasFailed, SIZE_NAMES, STATUS_WORDS } from '../status-words.ts'
import { PostMarks } from './post-marks.tsx'
import styles from './video-card.module.css'
import { VideoMenu } from './video-menu.tsx'

/** A video in the library: its picture, its status and its actions. */
export function VideoCard({ video, onPlay }: { video: ListedVideo; onPlay: () => void }) {
  const dates = useDates()
  const { id, title, status, thumbnail_url: thumbnail, video_url: url } = video
  return (
    <li className={styles.card} style={videoRatio(video.format)}>
      <div className={styles.picture}>
        {thumbnail === null ? (
          <span className={styles.blank} data-failed={hasFailed(video) || undefined}>
            <Icon name={status === 'failed' ? 'close' : 'film'} size={32} />
            {status === 'failed' && (
              <span className={styles.ending}>
                <Ending video={video} />
              </span>
            )}
          </span>
        ) : (
          <img src={thumbnail} alt="" width={180} height={320} loading="lazy" decoding="async" />
        )}
        {isBusy(status) && <Making video={video} />}
        {url !== null && (
          <button type="button" className={styles.play} aria-label={`Play ${title}`} onClick={onPlay}>
            <span>
              <Icon name="play" size={18} />
            </span>
          </button>
        )}
        <PostMarks title={title} posts={video.posts} />
        {video.seconds !== null && <span className={styles.length}>{lengthText(video.seconds)}</span>}
      </div>
      <div className={styles.words}>
        <h2 dir="auto">
          <Link to={`/app/videos/${id}`} title={title}>
            {title}
          </Link>
        </h2>
        <DeletionMark deleteAt={video.deleteAt} />
        <div className={styles.foot}>
          <p className={styles.facts}>{`${dates.shortDate(video.createdAt)} · ${SIZE_NAMES[video.quality]}`}</p>
          <VideoMenu video={video} hasFiles={url !== null} />
        </div>
      </div>
      {hasFailed(video) && thumbnail !== null && (
        // The message is short, because the full text would stretch all cards in the row.
        <p className={styles.ending} data-failed>
          Failed to generate video. <Link to={`/app/videos/${id}`}>See why</Link>
        </p>
      )}
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
