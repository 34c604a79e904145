import type { Dates, DateText } from '@dayreel/catalogue'
import type { CalendarEntry, ChannelRun } from '@dayreel/contract'
import { Button, Modal } from '@mantine/core'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import { WayOut } from '#ui/way-out.tsx'
import { PostLinks } from '../post-links.tsx'
import { RunReason } from '../run-reason.tsx'
import { RunStanding } from '../run-standing.tsx'
import { RunThumbnail } from '../run-thumbnail.tsx'
import { aboutOf, kindWords, standingOf } from '../run-words.ts'
import { useChangeChannel } from '../use-change-channel.ts'
import styles from './day-dialog.module.css'
import { RunActions } from './run-actions.tsx'

type DayDialogProps = {
  channelId: string
  dates: Dates
  today: DateText
  /** The server's time in Unix milliseconds. */
  now: number
  /** The shown day, or undefined if the dialog is closed. */
  date: DateText | undefined
  entries: readonly CalendarEntry[]
  onClose: () => void
}

/** Shows the details of one day: its run, the reasons, and the possible actions. */
export function DayDialog({ channelId, dates, today, now, date, entries, onClose }: DayDialogProps) {
  return (
    <Modal
      opened={date !== undefined}
      onClose={onClose}
      title={date === undefined ? '' : dates.dayName(date, today)}
      size="34rem"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.run?.id ?? entry.localDate} className={styles.entry}>
            <EntryDetails channelId={channelId} dates={dates} now={now} entry={entry} onGo={onClose} />
          </li>
        ))}
      </ul>
    </Modal>
  )
}

type EntryDetailsProps = {
  channelId: string
  dates: Dates
  now: number
  entry: CalendarEntry
  /** Called when the user follows a link, because it may lead to the page that is already open. */
  onGo: () => void
}

function EntryDetails({ channelId, dates, now, entry, onGo }: EntryDetailsProps) {
  const { run } = entry
  const standing = standingOf(entry)
  const about = aboutOf(run)
  return (
    <>
      <RunThumbnail run={run} standing={standing} size="large" />
      <div className={styles.details}>
        <p className={styles.facts}>
          <RunStanding standing={standing} />
          {dates.time(entry.at)} · {kindWords(run?.kind ?? 'scheduled')}
        </p>
        {about !== undefined && <h3 dir="auto">{about}</h3>}
        <p className={styles.reason}>
          {run === null ? (
            <>
              {comingWords(entry, dates)}
              <WayOut reason={COMING_REASONS[entry.state]} channelId={channelId} onGo={onGo} />
            </>
          ) : (
            <RunReason channelId={channelId} run={run} onGo={onGo} />
          )}
        </p>
        <PostLinks posts={run?.posts ?? []} />
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

/** Returns whether a run can still be changed, because its video is being created or waits for its slot. */
function isOpen({ status, slotAt }: ChannelRun, now: number): boolean {
  return status !== 'ready' || (slotAt !== null && Date.parse(slotAt) > now)
}

/** The reason why a date will have no video, as the reason code that its run would have. */
const COMING_REASONS: Readonly<Partial<Record<CalendarEntry['state'], string>>> = {
  coming_unpaid: 'out_of_credits',
  coming_untold: 'nothing_new',
}

/** Returns the forecast for a date that has no run yet. */
function comingWords({ state, makeAt }: CalendarEntry, dates: Dates): string {
  const begun = makeAt === null ? '' : ` Its video will start at ${dates.time(makeAt)}.`
  switch (state) {
    case 'coming_unpaid':
      return 'You’ll run out of credits before this day. Add credits to keep it.'
    case 'coming_untold':
      return 'The channel will run out of subjects before this day. Add subjects to keep it.'
    case 'skipped':
      return 'You skipped this day.'
    default:
      return `Costs 1 credit.${begun}`
  }
}

/** A button that skips a date without a run, or cancels the skip. */
function DateActions({ channelId, entry }: { channelId: string; entry: CalendarEntry }) {
  const params = { id: channelId, date: entry.localDate }
  const skip = useChangeChannel(() => server.skipDate({ params }))
  const unskip = useChangeChannel(() => server.unskipDate({ params }))
  const problem = skip.error ?? unskip.error
  const isSkipped = entry.canBeUnskipped
  return (
    <>
      {problem !== null && <Notice kind="problem">{messageOf(problem)}</Notice>}
      {/* Both actions share one button, so that the user can toggle it repeatedly. */}
      {(isSkipped || (entry.canBeSkipped && entry.run === null)) && (
        <Button
          variant="default"
          size="sm"
          w="fit-content"
          loading={skip.isPending || unskip.isPending}
          onClick={() => (isSkipped ? unskip : skip).mutate()}
        >
          {isSkipped ? 'Undo skip' : 'Skip this day'}
        </Button>
      )}
    </>
  )
}
