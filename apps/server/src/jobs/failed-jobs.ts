import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts, failedJobs } from '#db/schema.ts'
import { hideParameters } from '#log/hide-parameters.ts'
import { redact } from '#log/redact.ts'
import type { JobDefinition } from './define-job.ts'

const MAX_REASON_CHARACTERS = 500

export type FailedJobRow = typeof failedJobs.$inferSelect

type FailedJob = {
  id: string
  name: string
  payload: object
  accountId: string | undefined
  errors: number
  lost: number
  reason: string
}

/** Returns an error's message without secrets, addresses and query parameters. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? hideParameters(error).message : String(error)
  return redact(message).slice(0, MAX_REASON_CHARACTERS)
}

/** Stores a failed job in the transaction that ends the job. */
export async function keepFailedJob(tx: Db, { accountId, ...job }: FailedJob): Promise<void> {
  // The subquery gives null if the account has been deleted.
  const owner =
    accountId === undefined ? null : sql`(select ${accounts.id} from ${accounts} where ${accounts.id} = ${accountId})`
  const row = { ...job, accountId: owner, failedAt: sql`now()`, retriedAt: null }
  await tx
    .insert(failedJobs)
    .values(row)
    .onConflictDoUpdate({ target: [failedJobs.name, failedJobs.payload], set: row })
}

/** Marks a failed job as retried, if there is one. */
export async function noteRetried(db: Db, { name }: Pick<JobDefinition, 'name'>, payload: object): Promise<void> {
  await db
    .update(failedJobs)
    .set({ retriedAt: sql`now()` })
    .where(and(eq(failedJobs.name, name), eq(failedJobs.payload, payload), isNull(failedJobs.retriedAt)))
}

/** Lists the failed jobs that have not been retried, newest first. */
export function listFailedJobs(
  db: Db,
  { name, limit }: { name?: string | undefined; limit: number },
): Promise<FailedJobRow[]> {
  return db
    .select()
    .from(failedJobs)
    .where(and(isNull(failedJobs.retriedAt), name === undefined ? undefined : eq(failedJobs.name, name)))
    .orderBy(desc(failedJobs.failedAt), asc(failedJobs.id))
    .limit(limit)
}

/** Counts the failed jobs that have not been retried, by job name. */
export function countFailedJobs(db: Db): Promise<{ name: string; count: number }[]> {
  return db
    .select({ name: failedJobs.name, count: count() })
    .from(failedJobs)
    .where(isNull(failedJobs.retriedAt))
    .groupBy(failedJobs.name)
    .orderBy(asc(failedJobs.name))
}
