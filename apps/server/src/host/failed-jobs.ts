import type { FailedJobs, JobKind, RetriedJobs } from '@dayreel/contract'
import { allJobs } from '#jobs/all-jobs.ts'
import { countFailedJobs, listFailedJobs, type FailedJobRow } from '#jobs/failed-jobs.ts'
import { retryFailedJobs, type Reopeners } from '#jobs/retry-failed-jobs.ts'
import type { Services } from '#services'

/** The maximum number of failed jobs on the host page. `npm run jobs` lists all of them. */
const MOST_SHOWN = 50

export async function readFailedJobs({ db }: Pick<Services, 'db'>): Promise<FailedJobs> {
  const counts = await countFailedJobs(db)
  return {
    jobs: (await listFailedJobs(db, { limit: MOST_SHOWN })).map(toFailedJob),
    kinds: counts.map(({ name, count }) => ({ kind: kindOf(name), count })),
  }
}

export async function retryKind(
  services: Pick<Services, 'db' | 'jobs'>,
  reopeners: Reopeners,
  kind: JobKind,
): Promise<RetriedJobs> {
  const { name } = allJobs.find((job) => job.kind === kind)!
  const { retried, refusals } = await retryFailedJobs({ ...services, reopeners }, name)
  const refused = refusals.length
  const why = refused === 0 ? '' : ` ${countOf(refused)} can’t run again: ${refusals[0]!.sentence}`
  return { retried, refused, sentence: `${countOf(retried)} ${retried === 1 ? 'runs' : 'run'} again.${why}` }
}

function toFailedJob({ id, name, payload, errors, lost, reason, failedAt }: FailedJobRow): FailedJobs['jobs'][number] {
  const ids = Object.entries(payload as object).map(([field, value]) => ({ field, id: String(value) }))
  return { id, kind: kindOf(name), ids, attempts: errors + lost, reason, failedAt: failedAt.toISOString() }
}

/** Returns the kind of a job. Jobs of an older version may have unknown names, which are returned unchanged. */
function kindOf(name: string): string {
  return allJobs.find((job) => job.name === name)?.kind ?? name
}

function countOf(count: number): string {
  return count === 1 ? '1 job' : `${count} jobs`
}
