import type { VideoVersion } from '@dayreel/contract'
import { Icon } from '#ui/icon.tsx'
import { failureText, lengthAndSize, STATUS_WORDS } from './status-words.ts'
import styles from './version-list.module.css'

type VersionListProps = {
  versions: readonly VideoVersion[]
  /** Number of the one that is shown. */
  shown: number | undefined
  onShow: (number: number) => void
}

/** All versions, newest first; each one that succeeded can still be played. */
export function VersionList({ versions, shown, onShow }: VersionListProps) {
  return (
    <ul className={styles.versions}>
      {versions.map((version) => (
        <li key={version.number}>
          {version.status === 'succeeded' ? (
            <button
              type="button"
              className={styles.version}
              aria-pressed={version.number === shown}
              onClick={() => onShow(version.number)}
            >
              <Icon name={version.number === shown ? 'check' : 'play'} size={18} />
              <span className={styles.words}>
                <b>Version {version.number}</b>
                <span>{factsOf(version)}</span>
              </span>
            </button>
          ) : (
            <div className={styles.version} data-status={version.status}>
              <Icon name={version.status === 'failed' ? 'close' : 'clock'} size={18} />
              <span className={styles.words}>
                <b>
                  Version {version.number}: {STATUS_WORDS[version.status].label}
                </b>
                <span>{version.status === 'failed' ? failureText(version.errorMessage) : `${version.progress}%`}</span>
              </span>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function factsOf(version: VideoVersion): string {
  const made = new Date(version.createdAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
  return `${lengthAndSize(version)} · ${made}`
}
