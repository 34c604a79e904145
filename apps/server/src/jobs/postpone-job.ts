import { sql } from 'drizzle-orm'
import type { JobWithMetadata } from 'pg-boss'
import type { Db } from '#db/connect.ts'
import { JOBS_SCHEMA } from './create-jobs.ts'

/** The maximum number of postponed jobs that a worker remembers. */
const MAX_KNOWN = 1_000

/**
 * Returns a running job to the queue with a delay. The queue then ignores the end of this attempt, because the job is
 * no longer active. The output of the earlier attempt is cleared, so that it does not count as lost again.
 */
export async function postponeJob(
  db: Db,
  { id, retryCount }: Pick<JobWithMetadata, 'id' | 'retryCount'>,
  seconds: number,
): Promise<void> {
  await db.execute(sql`
    update ${sql.identifier(JOBS_SCHEMA)}.job
    set state = 'retry', retry_count = retry_count + 1, output = null,
      start_after = now() + make_interval(secs => ${seconds})
    where id = ${id} and state = 'active' and retry_count = ${retryCount}`)
}

/** Remembers the jobs that this process postponed, so that it logs only their first attempt. */
export function rememberPostponed() {
  const known = new Set<string>()
  return {
    has: (jobId: string): boolean => known.has(jobId),
    /** @returns whether the job is new. */
    add(jobId: string): boolean {
      if (known.has(jobId)) return false
      if (known.size >= MAX_KNOWN) known.clear()
      known.add(jobId)
      return true
    },
    delete: (jobId: string): void => void known.delete(jobId),
  }
}
