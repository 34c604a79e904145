import type { VideoVersion } from '@dayreel/contract'
import { Icon } from '#ui/icon.tsx'
import { endingText, hasFailed, lengthAndSize, statusLabel } from '../status-words.ts'
import styles from './version-list.module.css'

type VersionListProps = {
  versions: readonly VideoVersion[]
  /** Number of the one that is shown. */
  shown: number | undefined
  onShow: (number: number) => void
  /** Number of the one whose storyboard is being changed. */
  edited: number | undefined
}

/** All versions, newest first; each one that succeeded can still be played. */
export function VersionList({ versions, shown, edited, onShow }: VersionListProps) {
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
                <b>
                  Version {version.number}
                  {version.number === edited && <span className={styles.mark}>editing</span>}
                </b>
                <span>{factsOf(version)}</span>
              </span>
            </button>
          ) : (
            <div className={styles.version} data-failed={hasFailed(version) || undefined}>
              <Icon name={version.status === 'failed' ? 'close' : 'clock'} size={18} />
              <span className={styles.words}>
                <b>
                  Version {version.number}: {statusLabel(version)}
                </b>
                <span>{endOf(version)}</span>
              </span>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Of one version, where the words of the whole video would not be true. */
function endOf(version: VideoVersion): string {
  if (version.status !== 'failed') return `${version.progress}%`
  return hasFailed(version) ? endingText(version) : 'You cancelled it. Nothing was used for it.'
}

function factsOf(version: VideoVersion): string {
  const made = new Date(version.createdAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
  return `${lengthAndSize(version)} · ${made}`
}
