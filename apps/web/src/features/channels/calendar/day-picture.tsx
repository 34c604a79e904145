import type { Dates } from '@dayreel/catalogue'
import type { CalendarEntry } from '@dayreel/contract'
import { Icon } from '#ui/icon.tsx'
import { aboutOf, standingOf } from '../run-words.ts'
import styles from './day-picture.module.css'

/**
 * Shows a day's video picture or status icon in its cell. Hidden from screen readers, because the day's label says the
 * same.
 */
export function DayPicture({ entries, dates }: { entries: readonly CalendarEntry[]; dates: Dates }) {
  const main = mainOf(entries)
  if (main === undefined) return null
  const { label, tone, icon } = standingOf(main)
  const thumbnail = main.run?.thumbnailUrl ?? null
  const about = aboutOf(main.run)
  return (
    <span className={styles.entry} data-tone={tone} data-pictured={thumbnail !== null || undefined} aria-hidden="true">
      {thumbnail !== null && <img src={thumbnail} alt="" width={180} height={320} loading="lazy" decoding="async" />}
      <span className={styles.words}>
        {about !== undefined && (
          <span className={styles.about} dir="auto">
            {about}
          </span>
        )}
        <span className={styles.standing}>
          <Icon name={icon} size={14} />
          <span>{tone === 'plain' ? dates.time(main.at) : label}</span>
        </span>
      </span>
      {entries.length > 1 && <span className={styles.more}>+{entries.length - 1}</span>}
    </span>
  )
}

/** Returns the entry that represents a day: the newest one that needs attention, or else the newest with a picture. */
function mainOf(entries: readonly CalendarEntry[]): CalendarEntry | undefined {
  const newest = entries.toReversed()
  return (
    newest.find((entry) => standingOf(entry).tone === 'asks') ??
    newest.find(({ run }) => run?.thumbnailUrl != null) ??
    newest[0]
  )
}
