import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss'
import type { Db } from '#db/connect.ts'
import { isDatabaseLost, untilDatabaseAnswers } from '#db/database-lost.ts'
import { jobErrors } from '#db/schema.ts'
import { ElsewhereError } from '#errors/elsewhere-error.ts'
import type { Log } from '#log/create-log.ts'
import { keepFailedJob, noteRetried, reasonOf } from './failed-jobs.ts'
import type { JobContext, JobHandler } from './handle.ts'
import { countLost, forgetLost, LostAttemptsError, MAX_LOST, noteAlive } from './lost-attempts.ts'
import { postponeJob, rememberPostponed } from './postpone-job.ts'

/** The services that running a job needs. Handlers may need more. */
export type Dependencies = {
  db: Db
  log: Log
  config: { rendersAtOnce: number; queueConnections: number }
  /** Called when an attempt has ended, for metrics. */
  onJobEnd?: (end: { job: string; outcome: string; seconds: number }) => void
}
/** Shared by all jobs of this process. */
const postponed = rememberPostponed()

type Outcome = 'done' | 'given_up'
type Running<Services> = {
  boss: PgBoss
  services: Services
  handler: JobHandler<Services>
  claim: JobWithMetadata
  signal: AbortSignal
  log: Log
}

/**
 * Runs one attempt of a job. Errors are passed to the queue, which runs the job again. A job that needs another worker
 * returns to the queue with a delay.
 *
 * @param stopping is aborted when the worker stops.
 */
export async function runJob<Services extends Dependencies>(
  boss: PgBoss,
  services: Services,
  handler: JobHandler<Services>,
  claim: JobWithMetadata,
  stopping: AbortSignal,
): Promise<void> {
  const { job } = handler
  const signal = job.resumes ? AbortSignal.any([claim.signal, stopping]) : claim.signal
  const { id: jobId, retryCount, groupId, data } = claim
  const ids = { ...(groupId && { accountId: groupId }), ...data }
  const log = services.log.child({ job: job.name, jobId, attempt: retryCount + 1, ...ids })
  const running = { boss, services: { ...services, log }, handler, claim, signal, log }
  const startedAt = performance.now()
  const logEnd = (outcome: string): void => {
    const durationMs = performance.now() - startedAt
    log.info({ outcome, durationMs: Math.round(durationMs) }, 'job ended')
    postponed.delete(jobId)
    services.onJobEnd?.({ job: job.name, outcome, seconds: durationMs / 1_000 })
  }
  if (!postponed.has(jobId)) log.info('job started')
  try {
    logEnd(await attempt(running))
  } catch (error) {
    if (signal.aborted) {
      logEnd(wasTaken(claim.signal) ? 'taken_away' : stopping.aborted ? 'handed_back' : 'timed_out')
      throw error
    }
    if (error instanceof ElsewhereError) {
      const { retryAfterSeconds } = error
      if (postponed.add(jobId)) log.warn({ reason: error.message, retryAfterSeconds }, 'job needs another worker')
      return postponeJob(services.db, claim, retryAfterSeconds)
    }
    const isLost = await isDatabaseLost(services.db, error)
    logEnd(isLost ? 'database_lost' : 'retry')
    // The heartbeat continues during this wait, so that this worker does not count as dead.
    if (isLost) await untilDatabaseAnswers(services.db, AbortSignal.any([signal, stopping]))
    throw error
  }
}

async function attempt<Services extends Dependencies>(running: Running<Services>): Promise<Outcome> {
  const { services, handler, claim, signal, log } = running
  const { id, retryCount } = claim
  const { db } = services
  let lost = await countLost(db, claim)
  if (lost >= MAX_LOST) return giveUp(running, new LostAttemptsError(lost), { errors: await countErrors(db, id), lost })
  let isCompleted = false
  const context: JobContext<Services> = {
    services,
    signal,
    async complete(tx) {
      await completeJob(running, tx)
      isCompleted = true
    },
    async progressed() {
      if (lost === 0) return
      await forgetLost(db, id, retryCount)
      lost = 0
    },
  }
  const onTaken = (): void => {
    // A job that this worker has completed is no longer active either, but it was not taken away.
    if (isCompleted || !wasTaken(claim.signal)) return
    noteAlive(db, id, retryCount).catch((error: unknown) =>
      log.warn({ err: error }, 'a lost attempt counts as a death'),
    )
  }
  claim.signal.addEventListener('abort', onTaken, { once: true })
  try {
    await handler.run(claim.data, context)
    // A cron job does the work of its earlier failed job too, so that one counts as retried.
    if (handler.job.cron !== undefined) await noteRetried(db, handler.job, claim.data)
    return 'done'
  } catch (error) {
    if (signal.aborted || error instanceof ElsewhereError || (await isDatabaseLost(db, error))) throw error
    const errors = await countError(db, id, error)
    log.warn({ err: error, errors }, 'a job threw')
    if (errors < handler.job.attempts) throw error // The queue runs the job again after a growing delay.
    return await giveUp(running, error, { errors, lost })
  } finally {
    claim.signal.removeEventListener('abort', onTaken)
  }
}

/** Marks a job as permanently failed, calls its handler's `onFailed` and stores the job for the operator. */
async function giveUp<Services extends Dependencies>(
  running: Running<Services>,
  error: unknown,
  counts: { errors: number; lost: number },
): Promise<'given_up'> {
  const { services, handler, claim, signal, log } = running
  const { id, groupId, data } = claim
  const reason = reasonOf(error)
  log.error({ ...counts, reason }, 'a job failed permanently')
  let isKept = false
  const complete = async (tx: Db): Promise<void> => {
    await completeJob(running, tx)
    await keepFailedJob(tx, {
      id,
      name: handler.job.name,
      payload: data,
      accountId: groupId ?? undefined,
      reason,
      ...counts,
    })
    isKept = true
  }
  await handler.onFailed(data, { services, signal, complete, progressed: async () => undefined }, error)
  if (!isKept) await services.db.transaction(complete)
  return 'given_up'
}

/**
 * Completes a job in a transaction.
 *
 * @throws {Error} if the job has been given to another worker in the meantime.
 */
async function completeJob<Services>({ boss, handler, claim }: Running<Services>, tx: Db): Promise<void> {
  const { id, retryCount } = claim
  // The types of pg-boss do not include this result.
  const answer: { affected?: number } = await boss.complete(handler.job.name, { id, retryCount }, null, {
    db: fromDrizzle(tx, sql),
  })
  if (answer.affected !== 1) throw new Error(`${handler.job.name} ${id} was given to another worker`)
}

async function countErrors(db: Db, jobId: string): Promise<number> {
  const [row] = await db
    .select({ count: jobErrors.count })
    .from(jobErrors)
    .where(sql`${jobErrors.jobId} = ${jobId}`)
  return row?.count ?? 0
}

async function countError(db: Db, jobId: string, error: unknown): Promise<number> {
  const lastMessage = reasonOf(error)
  const [row] = await db
    .insert(jobErrors)
    .values({ jobId, count: 1, lastMessage })
    .onConflictDoUpdate({
      target: jobErrors.jobId,
      set: { count: sql`${jobErrors.count} + 1`, lastMessage, lastAt: sql`now()` },
    })
    .returning({ count: jobErrors.count })
  return row!.count
}

/**
 * Returns whether the signal was aborted because the queue gave the job to another worker. The signal is also aborted
 * for other reasons, such as the end of the attempt.
 */
function wasTaken({ reason }: AbortSignal): boolean {
  return reason instanceof Error && reason.message.includes('no longer active')
}
