import type { VideoSummary } from '@dayreel/contract'
import { Link } from 'react-router'
import { useDates } from '#lib/dates.ts'
import { useVideoPage } from '#lib/use-live-videos.ts'
import { isBusy } from '#lib/videos.ts'
import { Icon } from '#ui/icon.tsx'
import { videoRatio } from '#ui/video-ratio.ts'
import { lengthText } from '../cost-words.ts'
import { LatestVideoCard } from './latest-video-card.tsx'
import styles from './newest-videos.module.css'
import { hasFailed, statusLabel } from '../status-words.ts'

const MOST = 6

/** Links to the newest videos. Renders nothing if the user has no video yet. */
export function NewestVideos() {
  const { data } = useVideoPage('', 1).videos
  if (data === undefined || data.total === 0) return null
  const only = data.total === 1 ? data.items.find(({ status }) => status === 'succeeded') : undefined
  return (
    <section className={styles.newest} aria-labelledby="newest-videos">
      <div className={styles.head}>
        <h2 id="newest-videos">{data.total === 1 ? 'Latest video' : 'Latest videos'}</h2>
        <Link to="/app/videos">All videos</Link>
      </div>
      {only === undefined ? (
        <ul className={styles.tiles}>
          {data.items.slice(0, MOST).map((video) => (
            <VideoTile key={video.id} video={video} />
          ))}
        </ul>
      ) : (
        <LatestVideoCard video={only} />
      )}
    </section>
  )
}

function VideoTile({
  video: { id, title, status, errorCode, progress, seconds, createdAt, thumbnail_url, format },
}: {
  video: VideoSummary
}) {
  const day = useDates().shortDate(createdAt)
  const length = seconds === null ? '' : `${lengthText(seconds)} · `
  return (
    <li style={videoRatio(format)}>
      <Link to={`/app/videos/${id}`} className={styles.tile}>
        {thumbnail_url === null ? (
          <span className={styles.blank}>
            <Icon name={status === 'failed' ? 'close' : 'film'} />
          </span>
        ) : (
          <img src={thumbnail_url} alt="" width={160} height={284} decoding="async" />
        )}
        <span className={styles.words}>
          <span className={styles.title} dir="auto">
            {title}
          </span>
          <span className={styles.facts} data-failed={hasFailed({ status, errorCode }) || undefined}>
            {status === 'succeeded' ? `${length}${day}` : statusLabel({ status, errorCode })}
            {isBusy(status) && ` · ${progress}%`}
          </span>
        </span>
      </Link>
    </li>
  )
}
