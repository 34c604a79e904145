import type { VideoSummary } from '@dayreel/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { askAgainAfter } from '#lib/use-live.ts'
import { Icon } from '#ui/icon.tsx'
import { lengthText } from '../cost-words.ts'
import { LatestVideoCard } from './latest-video-card.tsx'
import styles from './newest-videos.module.css'
import { hasFailed, statusLabel } from '../status-words.ts'
import { useLiveVideos } from '../use-live-videos.ts'
import { isBusy, videosQuery } from '../video-queries.ts'

const MOST = 6

/** The videos made last, each a way to its page; nothing at all before the first. */
export function NewestVideos() {
  const live = useLiveVideos()
  const { data } = useQuery({
    ...videosQuery('', 1),
    refetchInterval: ({ state }) =>
      askAgainAfter(live, state.data?.items.some(({ status }) => isBusy(status)) ?? false),
  })
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
  video: { id, title, status, errorCode, progress, seconds, createdAt, thumbnail_url },
}: {
  video: VideoSummary
}) {
  const day = new Date(createdAt).toLocaleDateString(undefined, { day: 'numeric', month: 'short' })
  const length = seconds === null ? '' : `${lengthText(seconds)} · `
  return (
    <li>
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
