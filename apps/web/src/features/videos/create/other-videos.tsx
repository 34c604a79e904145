import { Progress } from '@mantine/core'
import { Link } from 'react-router'
import { useVideoPage } from '#lib/use-live-videos.ts'
import { isBusy } from '#lib/videos.ts'
import { lengthText, usedText } from '../cost-words.ts'
import { statusLabel } from '../status-words.ts'
import styles from './other-videos.module.css'

const MOST = 3

/**
 * Shows the user's other running videos, such as a channel's, each with its own length and cost. Renders nothing if
 * there is none.
 *
 * @param ownId the video that this tab has started. The page shows it in a separate block.
 */
export function OtherVideos({ ownId }: { ownId: string | undefined }) {
  const { data } = useVideoPage('', 1).videos
  const others = data?.items.filter(({ id, status }) => id !== ownId && isBusy(status)) ?? []
  if (others.length === 0) return null
  return (
    <section className={styles.others} aria-labelledby="other-videos">
      <h2 id="other-videos">Also being created</h2>
      <ul>
        {others.slice(0, MOST).map((video) => (
          <li key={video.id}>
            <Link to={`/app/videos/${video.id}`} dir="auto">
              {video.title}
            </Link>
            <p>
              <span>{`${statusLabel(video)} · ${video.progress}%`}</span>
              <span>{`About ${lengthText(video.expectedSeconds)} · ${usedText(video)}`}</span>
            </p>
            <Progress value={video.progress} size="sm" radius="xl" aria-label={`${video.title}, percent`} />
          </li>
        ))}
      </ul>
      {others.length > MOST && <Link to="/app/videos">{`${others.length - MOST} more in My Videos`}</Link>}
    </section>
  )
}
