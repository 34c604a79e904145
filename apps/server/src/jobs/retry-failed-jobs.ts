import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { failedJobs } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { allJobs } from './all-jobs.ts'
import type { Jobs } from './create-jobs.ts'
import { listFailedJobs } from './failed-jobs.ts'

/**
 * A function that undoes the consequences of a failed job, so that the job's handler finds work again. The caller has
 * locked the account.
 *
 * @returns the reason why the job cannot be retried, as a sentence, or undefined if it can.
 */
type Reopen = (tx: Db, payload: unknown) => Promise<string | undefined>
export type Reopeners = {
  lockAccount: (tx: Db, accountId: string) => Promise<unknown>
  /** The functions by job name. Jobs without consequences have none. */
  byName: Readonly<Record<string, Reopen>>
}

type Retrying = { db: Db; jobs: Pick<Jobs, 'enqueue'>; reopeners: Reopeners }
export type Retry = { isRetried: boolean; sentence: string }

const RETRIED: Retry = { isRetried: true, sentence: 'The job runs again.' }
/** The maximum number of jobs that one call retries. */
const BATCH = 500

/**
 * Runs a failed job again. Two concurrent calls run it only once.
 *
 * @throws {AppError} `not_found`
 */
export async function retryFailedJob({ db, jobs, reopeners }: Retrying, id: string): Promise<Retry> {
  return db.transaction(async (tx) => {
    const own = eq(failedJobs.id, id)
    const [known] = await tx.select({ accountId: failedJobs.accountId }).from(failedJobs).where(own)
    // The account is locked before the job, in the same order as in an account deletion.
    if (known?.accountId) await reopeners.lockAccount(tx, known.accountId)
    const [failed] = await tx.select().from(failedJobs).where(own).for('update')
    const job = allJobs.find(({ name }) => name === failed?.name)
    if (failed === undefined || job === undefined) {
      throw new AppError('not_found', { message: 'There is no such failed job. Reload the list.' })
    }
    if (failed.retriedAt !== null) return { isRetried: false, sentence: 'This job has already been retried.' }
    const refusal = await reopeners.byName[job.name]?.(tx, failed.payload)
    if (refusal !== undefined) return { isRetried: false, sentence: refusal }
    const { accountId } = failed
    await jobs.enqueue(job, job.payload.parse(failed.payload), { tx, ...(accountId !== null && { accountId }) })
    await tx
      .update(failedJobs)
      .set({ retriedAt: sql`now()` })
      .where(own)
    return RETRIED
  })
}

/** Runs the failed jobs of one name again, newest first. Each job has its own transaction. */
export async function retryFailedJobs(
  retrying: Retrying,
  name: string,
): Promise<{ retried: number; refusals: Retry[] }> {
  const failed = await listFailedJobs(retrying.db, { name, limit: BATCH })
  const results: Retry[] = []
  for (const { id } of failed) results.push(await retryFailedJob(retrying, id))
  return {
    retried: results.filter(({ isRetried }) => isRetried).length,
    refusals: results.filter(({ isRetried }) => !isRetried),
  }
}
