import { poll } from '#jobs/poll.ts'
import type { Services } from '#services'
import { mailRuns } from './mails/mail-runs.ts'
import { mailWeeklySummaries } from './mails/mail-weekly-summaries.ts'
import { planDueRuns } from './plan-due-runs.ts'
import { followZoneData } from './slots/follow-zones.ts'

const POLL_EVERY_MS = 1_000

/** Starts the loops that find due work of channels. Due times are compared with the database's clock. */
export function findDueWork(
  services: Services,
  { everyMs = POLL_EVERY_MS }: { everyMs?: number } = {},
): { close: () => Promise<void> } {
  return poll(
    [
      { name: 'due runs', work: () => planDueRuns(services), everyMs },
      { name: 'changed time zones', work: () => followZoneData(services), everyMs },
      { name: 'mails of runs', work: () => mailRuns(services), everyMs },
      { name: 'weekly summaries', work: () => mailWeeklySummaries(services), everyMs },
    ],
    services,
  )
}
