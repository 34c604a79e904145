import type { HostReport } from '@dayreel/contract'
import { Stack, Text } from '@mantine/core'
import { countedNoun } from '#lib/counted-noun.ts'
import { useDates } from '#lib/dates.ts'
import { gigabytes } from '#lib/local-models.ts'
import { Notice } from '#ui/notice.tsx'

const MINUTE_SECONDS = 60
/** Allows line breaks inside long names of machines and folders, because such names contain no spaces. */
const ANY_LENGTH = { overflowWrap: 'anywhere' } as const

/** Shows the state of queue, workers, storage and mail, and the problems that need the operator. */
export function RunningFacts({ report }: { report: HostReport }) {
  const { queue, workers, lateRuns, uncertainPosts, storage, mail } = report
  const dates = useDates()
  return (
    <Stack gap="xs">
      <Text size="sm">
        {queue.waiting} waiting, {queue.running} running, {queue.failedToday} failed in the last day
      </Text>
      {queue.oldestSeconds > 0 && (
        <Text size="sm">The oldest waiting job has waited for {ageText(queue.oldestSeconds)}</Text>
      )}
      {workers.length === 0 ? (
        <Notice kind="problem">No worker runs. Videos, posts and emails wait until one is started.</Notice>
      ) : (
        workers.map(({ id, machine, release, concurrency, startedAt }) => (
          <Text key={id} size="sm" style={ANY_LENGTH}>
            Worker on {machine}, release {release}, {countedNoun(concurrency, 'video')} at once, since{' '}
            <time dateTime={startedAt}>{dates.dateAndTime(startedAt)}</time>
          </Text>
        ))
      )}
      {lateRuns.oldestSlotAt !== null && (
        <Notice kind="problem">
          {countedNoun(lateRuns.count, 'channel run')} late, the oldest since {dates.dateAndTime(lateRuns.oldestSlotAt)}
          .
        </Notice>
      )}
      {uncertainPosts > 0 && (
        <Text size="sm">{countedNoun(uncertainPosts, 'post')} with an outcome that only the owner can tell</Text>
      )}
      <Text size="sm" style={ANY_LENGTH}>
        {gigabytes(storage.freeBytes)} free at {storage.place}
      </Text>
      {storage.isLow && (
        <Notice kind="problem">
          The disk is nearly full. Free some space or use a larger disk. Without free space, videos can’t be made and
          nothing can be saved.
        </Notice>
      )}
      <Text size="sm">
        {mail.isConfigured
          ? `${countedNoun(mail.waiting, 'email')} waiting to be sent`
          : 'No mail server: emails stay in the outbox'}
      </Text>
    </Stack>
  )
}

function ageText(seconds: number): string {
  if (seconds < MINUTE_SECONDS) return `${Math.floor(seconds)} s`
  return `${Math.floor(seconds / MINUTE_SECONDS)} min`
}
