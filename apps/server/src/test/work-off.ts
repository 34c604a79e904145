import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import type { JobDefinition } from '#jobs/define-job.ts'
import type { JobHandler } from '#jobs/handle.ts'
import { JOBS_SCHEMA } from '#jobs/create-jobs.ts'
import type { Services } from '#services'

/** Runs all waiting jobs of one kind in order, as a worker does. Each job runs in the transaction that completes it. */
export async function workOff<Given extends Services>(
  services: Given,
  { job, run }: JobHandler<Given>,
): Promise<number> {
  for (let done = 0; ; done++) {
    const waiting = await nextJob(services.db, job)
    if (waiting === undefined) return done
    await run(waiting.data, {
      services,
      signal: new AbortController().signal,
      complete: (tx) => completeJob(tx, job, waiting.id),
      progressed: async () => undefined,
    })
    // A job that had no work to do must be completed too.
    await completeJob(services.db, job, waiting.id)
  }
}

async function nextJob(db: Db, { name }: JobDefinition): Promise<{ id: string; data: unknown } | undefined> {
  const { rows } = await db.execute<{ id: string; data: unknown }>(sql`
    select id, data from ${sql.identifier(JOBS_SCHEMA)}.job where name = ${name} and state < 'active'
    order by priority desc, created_on, id limit 1`)
  return rows[0]
}

async function completeJob(tx: Db, { name }: JobDefinition, id: string): Promise<void> {
  await tx.execute(sql`
    update ${sql.identifier(JOBS_SCHEMA)}.job set state = 'completed', completed_on = now() where name = ${name} and id = ${id} and state < 'completed'`)
}
