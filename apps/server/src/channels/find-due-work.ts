import type { Poll } from '#jobs/poll.ts'
import type { Services } from '#services'
import { mailRuns, RUN_MAILS_ARE_DUE } from './mails/mail-runs.ts'
import { mailWeeklySummaries, SUMMARIES_ARE_DUE } from './mails/mail-weekly-summaries.ts'
import { planDueRuns, RUNS_ARE_DUE } from './plan-due-runs.ts'
import { LOAD_IS_OLD, measureLoad } from './slots/measure-load.ts'
import { followZoneData, ZONES_ARE_OLD } from './slots/follow-zones.ts'

/** Returns the polls that find due work of channels. Due times are compared with the database's clock. */
export function findDueWork(services: Services): Poll[] {
  return [
    { name: 'due runs', work: () => planDueRuns(services), due: RUNS_ARE_DUE },
    { name: 'load of channels', work: () => measureLoad(services), due: LOAD_IS_OLD },
    { name: 'changed time zones', work: () => followZoneData(services), due: ZONES_ARE_OLD },
    { name: 'mails of runs', work: () => mailRuns(services), due: RUN_MAILS_ARE_DUE },
    { name: 'weekly summaries', work: () => mailWeeklySummaries(services), due: SUMMARIES_ARE_DUE },
  ]
}
