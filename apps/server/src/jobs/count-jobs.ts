import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { JOBS_SCHEMA } from './create-jobs.ts'

type JobCount = {
  job: string
  /** `held` jobs belong to suspended accounts. */
  state: 'created' | 'retry' | 'active' | 'held'
  count: number
  /** Seconds since the oldest of these jobs became due. 0 for running and held jobs. */
  oldestSeconds: number
}

/** Counts the unfinished jobs by name and state. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  // The conditions match the index `job_dayreel_unfinished`, which covers all columns of this query.
  const { rows } = await db.execute<JobCount>(sql`
    select name as job, case when start_after = 'infinity' then 'held' else state::text end as state, count(*)::int as count,
      coalesce(extract(epoch from max(now() - start_after) filter (where state < 'active' and start_after <= now())), 0)::float8
        as "oldestSeconds"
    from ${sql.identifier(JOBS_SCHEMA)}.job where state < 'completed' and name not like '\\_\\_pgboss\\_\\_%' group by 1, 2`)
  return rows
}
