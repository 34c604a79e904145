import type { ChannelRun } from '@dayreel/contract'
import { Icon } from '#ui/icon.tsx'
import { videoRatio } from '#ui/video-ratio.ts'
import styles from './run-thumbnail.module.css'
import { standingOfRun, type Standing } from './run-words.ts'

type RunThumbnailProps = {
  run: ChannelRun | null
  /** The status to show if there is no picture. By default, it is the run's own status. */
  standing?: Standing
  size?: 'small' | 'large'
}

/** Shows the picture of a run's video, or an icon of the run's status. */
export function RunThumbnail({ run, standing, size = 'small' }: RunThumbnailProps) {
  const url = run?.thumbnailUrl ?? null
  const shown = standing ?? (run === null ? undefined : standingOfRun(run))
  return (
    <span
      className={styles.thumbnail}
      style={run === null ? undefined : videoRatio(run.format)}
      data-size={size}
      data-tone={shown?.tone}
    >
      {url === null ? (
        <Icon name={shown?.icon ?? 'film'} size={size === 'large' ? 28 : 18} />
      ) : (
        <img src={url} alt="" width={180} height={320} loading="lazy" decoding="async" />
      )}
    </span>
  )
}
