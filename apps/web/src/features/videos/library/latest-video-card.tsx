import type { VideoSummary } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { videoRatio } from '#ui/video-ratio.ts'
import styles from './latest-video-card.module.css'
import { DownloadMenu } from '../player/download-menu.tsx'
import { lengthAndSize } from '../status-words.ts'
import { STORYBOARD_HASH } from '../editor/storyboard-editor.tsx'
import { VideoMenu } from './video-menu.tsx'

/** Shows the user's only video and its next actions. */
export function LatestVideoCard({ video }: { video: VideoSummary }) {
  const { id, title, thumbnail_url: thumbnail } = video
  return (
    <article className={styles.card} style={videoRatio(video.format)}>
      {thumbnail !== null && <img src={thumbnail} alt="" width={72} height={128} decoding="async" />}
      <div className={styles.words}>
        <h3 dir="auto">{title}</h3>
        <p>{lengthAndSize(video)}</p>
      </div>
      <div className={styles.actions}>
        <Button
          component={Link}
          to={`/app/videos/${id}`}
          className={styles.watch ?? ''}
          variant="outline"
          size="sm"
          leftSection={<Icon name="play" size={18} />}
        >
          Watch
        </Button>
        <Button
          component={Link}
          to={`/app/videos/${id}${STORYBOARD_HASH}`}
          variant="default"
          size="sm"
          leftSection={<Icon name="pen" size={18} />}
        >
          Edit
        </Button>
        <div className={styles.download}>
          <DownloadMenu videoId={id} position="bottom-start" size="sm" />
        </div>
        <div className={styles.more}>
          <VideoMenu video={video} hasFiles />
        </div>
      </div>
    </article>
  )
}
