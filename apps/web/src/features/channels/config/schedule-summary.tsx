import { useDates } from '#lib/dates.ts'
import type { ConfigDraft } from './config-draft.ts'
import { runTimeOf } from './config-draft.ts'
import { firstSlot, LEAD_MINUTES } from './first-slot.ts'
import { nextRunWords, placeOf } from '../next-run-words.ts'
import styles from './schedule-summary.module.css'

type ScheduleSummaryProps = { draft: ConfigDraft; isNew: boolean; takenOn: string | null }

/** Shows when the next video would be due with the values in the form. */
export function ScheduleSummary({ draft, isNew, takenOn }: ScheduleSummaryProps) {
  const { zone, days, endsOn, reviewHours } = draft
  const dates = useDates().in(zone)
  const now = Date.now()
  const time = runTimeOf(draft)
  const slot = firstSlot(draft, { now, isNew, takenOn })
  if (time === null) return <p className={styles.next}>No daily run.</p>
  if (days.length === 0) return <p className={styles.next}>You haven’t chosen any days.</p>
  if (slot === undefined)
    return (
      <p className={styles.next}>
        Nothing is planned, because the channel ends before its next day. Choose a later end date.
      </p>
    )
  const lead = reviewHours === null ? `${LEAD_MINUTES} minutes` : `${reviewHours} hours`
  return (
    <div className={styles.next}>
      <p>
        {isNew ? 'Your first video will start right away. The next one: ' : 'Next video: '}
        <b>{nextRunWords(slot.at.toISOString(), { dates, now })}</b>
        {endsOn === null ? '.' : `, until ${dates.dayAndMonth(endsOn, dates.dateOf(now))}.`}
      </p>
      {slot.isNearLeftOut && (
        <p className={styles.near}>
          It’s too late for {time} in {placeOf(zone)} today: each video starts {lead} early.
        </p>
      )}
    </div>
  )
}
