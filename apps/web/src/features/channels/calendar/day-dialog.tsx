import type { CalendarEntry, ChannelRun } from '@dayreel/contract'
import { Button, Modal } from '@mantine/core'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import { WayOut } from '#ui/way-out.tsx'
import { PostLink } from '../post-link.tsx'
import { RunReason } from '../run-reason.tsx'
import { RunStanding } from '../run-standing.tsx'
import { RunThumbnail } from '../run-thumbnail.tsx'
import { aboutOf, kindWords, standingOf } from '../run-words.ts'
import { useChangeChannel } from '../use-change-channel.ts'
import { dayName, timeIn, type DateText } from '#ui/calendar/calendar-dates.ts'
import styles from './day-dialog.module.css'
import { RunActions } from './run-actions.tsx'

type DayDialogProps = {
  channelId: string
  zone: string
  today: DateText
  /** By the server's clock. */
  now: number
  /** The day that is looked at; undefined while none is. */
  date: DateText | undefined
  entries: readonly CalendarEntry[]
  onClose: () => void
}

/** One day from near: what was or will be on it, why, and what can be done about it. */
export function DayDialog({ channelId, zone, today, now, date, entries, onClose }: DayDialogProps) {
  return (
    <Modal
      opened={date !== undefined}
      onClose={onClose}
      title={date === undefined ? '' : dayName(date, today)}
      size="34rem"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.run?.id ?? entry.localDate} className={styles.entry}>
            <EntryDetails channelId={channelId} zone={zone} now={now} entry={entry} onGo={onClose} />
          </li>
        ))}
      </ul>
    </Modal>
  )
}

type EntryDetailsProps = {
  channelId: string
  zone: string
  now: number
  entry: CalendarEntry
  /** Something else is looked at, which may be on this page. */
  onGo: () => void
}

function EntryDetails({ channelId, zone, now, entry, onGo }: EntryDetailsProps) {
  const { run } = entry
  const standing = standingOf(entry)
  const about = aboutOf(run)
  return (
    <>
      <RunThumbnail run={run} standing={standing} size="large" />
      <div className={styles.details}>
        <p className={styles.facts}>
          <RunStanding standing={standing} />
          {timeIn(zone, entry.at)} · {kindWords(run?.kind ?? 'scheduled')}
        </p>
        {about !== undefined && <h3 dir="auto">{about}</h3>}
        <p className={styles.reason}>
          {run === null ? (
            <>
              {comingWords(entry, zone)}
              <WayOut reason={COMING_REASONS[entry.state]} channelId={channelId} onGo={onGo} />
            </>
          ) : (
            <RunReason channelId={channelId} run={run} onGo={onGo} />
          )}
        </p>
        <PostLink post={run?.post} />
      </div>
      <div className={styles.does}>
        {run === null ? (
          <DateActions channelId={channelId} entry={entry} />
        ) : (
          <RunActions channelId={channelId} run={run} canBeSkipped={entry.canBeSkipped && isOpen(run, now)} />
        )}
        {run !== null && entry.canBeUnskipped && <DateActions channelId={channelId} entry={entry} />}
      </div>
    </>
  )
}

/** Whether something can still be changed about it: its video is being created, or is to go out. */
function isOpen({ status, slotAt }: ChannelRun, now: number): boolean {
  return status !== 'ready' || (slotAt !== null && Date.parse(slotAt) > now)
}

/** Why nothing will come of a date, as its run would tell it to a program. */
const COMING_REASONS: Readonly<Partial<Record<CalendarEntry['state'], string>>> = {
  coming_unpaid: 'out_of_credits',
  coming_untold: 'nothing_new',
}

/** What will become of a date that has no run yet. */
function comingWords({ state, makeAt }: CalendarEntry, zone: string): string {
  const begun = makeAt === null ? '' : ` Its video is begun at ${timeIn(zone, makeAt)}.`
  switch (state) {
    case 'coming_unpaid':
      return 'Your credits run out before this day. Add credits, and it runs.'
    case 'coming_untold':
      return 'Nothing new is left to tell on this day. Add subjects, and it runs.'
    case 'skipped':
      return 'You left this day out.'
    default:
      return `Costs 1 credit.${begun}`
  }
}

/** Leaves a date out that has no run yet, or takes it in again. */
function DateActions({ channelId, entry }: { channelId: string; entry: CalendarEntry }) {
  const params = { id: channelId, date: entry.localDate }
  const skip = useChangeChannel(() => server.skipDate({ params }))
  const unskip = useChangeChannel(() => server.unskipDate({ params }))
  const problem = skip.error ?? unskip.error
  const isSkipped = entry.canBeUnskipped
  return (
    <>
      {problem !== null && <Notice kind="problem">{messageOf(problem)}</Notice>}
      {/* One button, so that it can be pressed back and forth. */}
      {(isSkipped || (entry.canBeSkipped && entry.run === null)) && (
        <Button
          variant="default"
          size="sm"
          w="fit-content"
          loading={skip.isPending || unskip.isPending}
          onClick={() => (isSkipped ? unskip : skip).mutate()}
        >
          {isSkipped ? 'Run after all' : 'Skip this day'}
        </Button>
      )}
    </>
  )
}
