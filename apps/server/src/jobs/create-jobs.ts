import { sql } from 'drizzle-orm'
import type { Client } from 'pg'
import { fromDrizzle, PgBoss, type ConstructorOptions, type QueueResult } from 'pg-boss'
import type { z } from 'zod'
import { applicationName } from '#db/application-name.ts'
import type { Db } from '#db/connect.ts'
import { createLog, type Log } from '#log/create-log.ts'
import { logDatabaseTrouble } from '#db/log-database-trouble.ts'
import { allJobs } from './all-jobs.ts'
import type { JobDefinition } from './define-job.ts'

/** The database schema of the queue's tables. */
export const JOBS_SCHEMA = 'pgboss'
const JOB_TABLE = sql`${sql.identifier(JOBS_SCHEMA)}.job`
/**
 * A worker counts as dead after this many seconds without a heartbeat, and its jobs run elsewhere. This is the minimum
 * of pg-boss.
 */
const HEARTBEAT_SECONDS = 10
/**
 * A limit that is never reached. The queue counts lost and returned attempts as retries too, so `run-job.ts` counts on
 * its own.
 */
const RETRY_LIMIT = 100_000
/** How long a resumed job may wait before it expires. This is the queue's default for new jobs. */
const KEEP_DAYS = 14
const MAX_WAIT_SECONDS = 2 * 60 * 60
/** How long finished jobs stay in the queue's table. Operators see failed jobs through `failed_jobs`. */
const FINISHED_KEPT_SECONDS = 24 * 60 * 60
const RESUME_DELAY_SECONDS = 1

export type Jobs = {
  /** Adds a job. With `tx`, the job exists only if that transaction is committed. */
  enqueue<Payload extends z.ZodObject>(
    job: JobDefinition<Payload>,
    payload: z.input<Payload>,
    options?: EnqueueOptions,
  ): Promise<void>
  /** Adds many jobs of one kind in the caller's transaction. */
  enqueueMany<Payload extends z.ZodObject>(
    job: JobDefinition<Payload>,
    many: readonly { payload: z.input<Payload>; accountId?: string; priority?: number }[],
    tx: Db,
  ): Promise<void>
  /** Stops and deletes the jobs that were enqueued for an account. Running jobs are notified by their signal. */
  forgetAccount(accountId: string, tx?: Db): Promise<void>
  /**
   * Stops the jobs of an account until `resumeAccount`. Running jobs are notified by their signal, and their later
   * writes to the queue are rejected.
   *
   * @returns the number of stopped jobs.
   */
  holdAccount(accountId: string, tx: Db): Promise<number>
  resumeAccount(accountId: string, tx: Db): Promise<void>
  close(): Promise<void>
}

type EnqueueOptions = {
  tx?: Db
  /** The account that the job belongs to. Deleting the account deletes the job. */
  accountId?: string
  /** Jobs with a higher priority run first. Default: 0. */
  priority?: number
}

/** Creates the part of the queue that adds jobs. Workers run them with `runJobs`. */
type JobsOptions = {
  url: string
  db: Db
  log: Log
  /** The maximum number of connections. Default: 2. */
  connections?: number
}

export async function createJobs({ url, db, log, connections = 2 }: JobsOptions): Promise<Jobs> {
  const boss = await startBoss({ url, log, max: connections, supervise: false, schedule: false })
  return {
    async enqueue(job, payload, { tx = db, accountId, priority } = {}) {
      const parsed = job.payload.parse(payload)
      const key = job.once?.(parsed) ?? job.oneAtATime?.(parsed)
      await boss.send(job.name, parsed, {
        db: fromDrizzle(tx, sql),
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(accountId === undefined ? {} : { group: { id: accountId } }),
        ...(priority === undefined ? {} : { priority }),
      })
    },
    async enqueueMany(job, many, tx) {
      if (many.length === 0) return
      const rows = many.map(({ payload, accountId, priority }) => {
        const data = job.payload.parse(payload)
        const key = job.once?.(data) ?? job.oneAtATime?.(data)
        return {
          data,
          ...(key === undefined ? {} : { singletonKey: key }),
          ...(accountId === undefined ? {} : { group: { id: accountId } }),
          ...(priority === undefined ? {} : { priority }),
        }
      })
      await boss.insert(job.name, rows, { db: fromDrizzle(tx, sql) })
    },
    async forgetAccount(accountId, tx = db) {
      await tx.execute(sql`delete from ${JOB_TABLE} where group_id = ${accountId}`)
    },
    async holdAccount(accountId, tx) {
      const { rowCount } = await tx.execute(sql`
        update ${JOB_TABLE} set start_after = 'infinity', keep_until = 'infinity',
          state = case when state = 'active' then 'retry' else state end,
          retry_count = case when state = 'active' then retry_count + 1 else retry_count end
        where group_id = ${accountId} and state < 'completed'`)
      return rowCount ?? 0
    },
    async resumeAccount(accountId, tx) {
      await tx.execute(sql`
        update ${JOB_TABLE} set start_after = now(), keep_until = now() + interval '${sql.raw(String(KEEP_DAYS))} days'
        where group_id = ${accountId} and state < 'active' and start_after = 'infinity'`)
    },
    close: () => boss.stop({ graceful: false }),
  }
}

/** Opens the queue. Creates its tables and each job's own queue if they are missing or outdated. */
export async function startBoss({
  url,
  log,
  ...options
}: { url: string; log: Log } & Partial<ConstructorOptions>): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: JOBS_SCHEMA,
    application_name: applicationName('jobs'),
    ...options,
  })
  boss.on('error', (error) => logDatabaseTrouble(log, error, 'the job queue reported an error'))
  await boss.start()
  const known = await boss.getQueues(allJobs.map(({ name }) => name))
  for (const job of allJobs) {
    const queue = known.find(({ name }) => name === job.name)
    await declareQueue(boss, job, queue)
  }
  return boss
}

/**
 * Resets the expiry of all waiting jobs. Otherwise, the queue would delete the jobs of a site that was restored from an
 * old backup.
 */
export async function keepWaitingJobs(client: Pick<Client, 'query'>): Promise<void> {
  await client.query(
    `update ${JOBS_SCHEMA}.job set keep_until = greatest(keep_until, now() + make_interval(days => $1))
     where state < 'completed'`,
    [KEEP_DAYS],
  )
}

/** Creates the tables of the queue. */
export async function createQueueTables(url: string): Promise<void> {
  const log = createLog({ level: 'error', name: 'jobs' })
  const boss = await startBoss({ url, log, max: 2, supervise: false, schedule: false })
  await boss.stop({ graceful: false })
}

/**
 * Creates or updates the queue of a job.
 *
 * @param known the queue as declared in the database, or undefined if it is missing.
 */
async function declareQueue(boss: PgBoss, job: JobDefinition, known: QueueResult | undefined): Promise<void> {
  const { name, timeoutMs, once, oneAtATime, resumes = false } = job
  const waits = resumes
    ? { retryDelay: RESUME_DELAY_SECONDS, retryBackoff: false }
    : { retryDelay: 2, retryBackoff: true, retryDelayMax: MAX_WAIT_SECONDS }
  const options = {
    expireInSeconds: Math.ceil(timeoutMs / 1000),
    retryLimit: RETRY_LIMIT,
    deleteAfterSeconds: FINISHED_KEPT_SECONDS,
    ...waits,
    notify: true,
  }
  const policy = once ? 'exclusive' : oneAtATime ? 'singleton' : 'standard'
  if (known === undefined) await boss.createQueue(name, { ...options, policy, heartbeatSeconds: HEARTBEAT_SECONDS })
  // Queues are only updated if an option differs, because each update waits for the disk and nearly every start needs
  // none.
  else if (Object.entries(options).some(([option, value]) => known[option as keyof typeof options] !== value))
    await boss.updateQueue(name, options)
}
