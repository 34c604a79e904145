import type { CalendarEntry } from '@dayreel/contract'
import { Icon } from '#ui/icon.tsx'
import { aboutOf, standingOf } from '../run-words.ts'
import { timeIn } from '#ui/calendar/calendar-dates.ts'
import styles from './day-picture.module.css'

/** What a day's cell shows of its runs: the picture of its video, or how it stands. Its words are read out with the day. */
export function DayPicture({ entries, zone }: { entries: readonly CalendarEntry[]; zone: string }) {
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
          <span>{tone === 'plain' ? timeIn(zone, main.at) : label}</span>
        </span>
      </span>
      {entries.length > 1 && <span className={styles.more}>+{entries.length - 1}</span>}
    </span>
  )
}

/** The one of a day's entries that stands for all: the newest that asks for something, or has a picture. */
function mainOf(entries: readonly CalendarEntry[]): CalendarEntry | undefined {
  const newest = entries.toReversed()
  return (
    newest.find((entry) => standingOf(entry).tone === 'asks') ??
    newest.find(({ run }) => run?.thumbnailUrl != null) ??
    newest[0]
  )
}
