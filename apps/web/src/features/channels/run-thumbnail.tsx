import type { ChannelRun } from '@dayreel/contract'
import { Icon } from '#ui/icon.tsx'
import styles from './run-thumbnail.module.css'
import { standingOfRun, type Standing } from './run-words.ts'

type RunThumbnailProps = {
  run: ChannelRun | null
  /** Shown where there is no picture; the run's own unless given. */
  standing?: Standing
  size?: 'small' | 'large'
}

/** The picture of a run's video, or the sign of how it stands. */
export function RunThumbnail({ run, standing, size = 'small' }: RunThumbnailProps) {
  const url = run?.thumbnailUrl ?? null
  const shown = standing ?? (run === null ? undefined : standingOfRun(run))
  return (
    <span className={styles.thumbnail} data-size={size} data-tone={shown?.tone}>
      {url === null ? (
        <Icon name={shown?.icon ?? 'film'} size={size === 'large' ? 28 : 18} />
      ) : (
        <img src={url} alt="" width={180} height={320} loading="lazy" decoding="async" />
      )}
    </span>
  )
}
