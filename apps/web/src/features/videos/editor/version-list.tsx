import type { Dates } from '@dayreel/catalogue'
import type { VideoVersion } from '@dayreel/contract'
import { useDates } from '#lib/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { endingText, hasFailed, lengthAndSize, statusLabel } from '../status-words.ts'
import styles from './version-list.module.css'

type VersionListProps = {
  versions: readonly VideoVersion[]
  /** The number of the shown version. */
  shown: number | undefined
  onShow: (number: number) => void
  /** The number of the edited version. */
  edited: number | undefined
  /** The numbers of the versions with a saved draft. */
  drafts: readonly number[]
}

/** Lists all versions, newest first. The user can play each successful version. */
export function VersionList({ versions, shown, edited, drafts, onShow }: VersionListProps) {
  const dates = useDates()
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
                  {version.number === edited ? (
                    <span className={styles.mark}>editing</span>
                  ) : (
                    drafts.includes(version.number) && <span className={styles.mark}>draft</span>
                  )}
                </b>
                <span>{factsOf(version, dates)}</span>
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

/** Describes the end of one version. The text for a whole video could be wrong here. */
function endOf(version: VideoVersion): string {
  if (version.status !== 'failed') return `${version.progress}%`
  return hasFailed(version) ? endingText(version) : 'You cancelled it. It cost nothing.'
}

function factsOf(version: VideoVersion, dates: Dates): string {
  return `${lengthAndSize(version)} · ${dates.dateAndTime(version.createdAt)}`
}
