import type { ConfigDraft } from './config-draft.ts'
import { runTimeOf } from './config-draft.ts'
import { firstSlot, LEAD_MINUTES } from './first-slot.ts'
import { nextRunWords, placeOf } from '../next-run-words.ts'
import styles from './schedule-summary.module.css'

type ScheduleSummaryProps = { draft: ConfigDraft; isNew: boolean; takenOn: string | null }

/** When the next video would come, as the form stands. */
export function ScheduleSummary({ draft, isNew, takenOn }: ScheduleSummaryProps) {
  const { zone, days, endsOn, reviewHours } = draft
  const now = Date.now()
  const time = runTimeOf(draft)
  const slot = firstSlot(draft, { now, isNew, takenOn })
  if (time === null) return <p className={styles.next}>No daily run.</p>
  if (days.length === 0) return <p className={styles.next}>No day is chosen.</p>
  if (slot === undefined)
    return <p className={styles.next}>Nothing is planned: it ends before its next day. Choose a later end.</p>
  const lead = reviewHours === null ? `${LEAD_MINUTES} minutes` : `${reviewHours} hours`
  return (
    <div className={styles.next}>
      <p>
        {isNew ? 'Your first video is begun at once. The next one: ' : 'Next video: '}
        <b>{nextRunWords(slot.at.toISOString(), { zone, now })}</b>
        {endsOn === null ? '.' : `, until ${dateWords(endsOn)}.`}
      </p>
      {slot.isNearLeftOut && (
        <p className={styles.near}>
          {time} in {placeOf(zone)} is too near today: a video is begun {lead} ahead.
        </p>
      )}
    </div>
  )
}

function dateWords(date: string): string {
  return new Date(`${date}T00:00Z`).toLocaleDateString(undefined, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
}
