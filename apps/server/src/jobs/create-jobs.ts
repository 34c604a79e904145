import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type ConstructorOptions, type QueueResult } from 'pg-boss'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import type { Log } from '#lib/create-log.ts'
import { allJobs } from './all-jobs.ts'
import type { JobDefinition } from './define-job.ts'

/** Where the queue keeps its tables. */
export const JOBS_SCHEMA = 'pgboss'
/** A worker that says nothing for so long is taken for dead, and its jobs run elsewhere. The least that pg-boss allows. */
const HEARTBEAT_SECONDS = 10
/** Lost workers count here too, so it must never be what ends a job: attempts are counted by us. */
const RETRY_LIMIT = 100_000
const MAX_WAIT_SECONDS = 2 * 60 * 60
const RESUME_DELAY_SECONDS = 1

export type Jobs = {
  /** Adds a job; with `tx` it exists only if that transaction is committed. */
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
  /** Stops and forgets the jobs that were enqueued for an account; those that run are told by their signal. */
  forgetAccount(accountId: string, tx?: Db): Promise<void>
  close(): Promise<void>
}

type EnqueueOptions = {
  tx?: Db
  startAt?: Date
  /** Whose job it is: it goes with the account. */
  accountId?: string
  /** Higher first; 0 unless told. */
  priority?: number
}

/** What puts jobs into the queue. Running them is the worker's part. */
export async function createJobs({ url, db, log }: { url: string; db: Db; log: Log }): Promise<Jobs> {
  const boss = await startBoss({ url, log, max: 2, supervise: false, schedule: false })
  return {
    async enqueue(job, payload, { tx = db, startAt, accountId, priority } = {}) {
      const parsed = job.payload.parse(payload)
      const key = job.once?.(parsed) ?? job.oneAtATime?.(parsed)
      await boss.send(job.name, parsed, {
        db: fromDrizzle(tx, sql),
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(startAt === undefined ? {} : { startAfter: startAt }),
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
      await tx.execute(sql`delete from ${sql.identifier(JOBS_SCHEMA)}.job where group_id = ${accountId}`)
    },
    close: () => boss.stop({ graceful: false }),
  }
}

/** Opens the queue, making its tables and each job's queue where they are not there or not as declared. */
export async function startBoss({
  url,
  log,
  ...options
}: { url: string; log: Log } & Partial<ConstructorOptions>): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: JOBS_SCHEMA,
    application_name: 'dayreel jobs',
    ...options,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue has trouble'))
  await boss.start()
  const known = await boss.getQueues(allJobs.map(({ name }) => name))
  for (const job of allJobs) {
    const queue = known.find(({ name }) => name === job.name)
    await declareQueue(boss, job, queue)
  }
  return boss
}

/** @param known as it is declared in the database; undefined where it is not. */
async function declareQueue(boss: PgBoss, job: JobDefinition, known: QueueResult | undefined): Promise<void> {
  const { name, timeoutMs, once, oneAtATime, resumes = false } = job
  const waits = resumes
    ? { retryDelay: RESUME_DELAY_SECONDS, retryBackoff: false }
    : { retryDelay: 2, retryBackoff: true, retryDelayMax: MAX_WAIT_SECONDS }
  const options = {
    expireInSeconds: Math.ceil(timeoutMs / 1000),
    retryLimit: RETRY_LIMIT,
    ...waits,
    notify: true,
  }
  const policy = once ? 'exclusive' : oneAtATime ? 'singleton' : 'standard'
  if (known === undefined) await boss.createQueue(name, { ...options, policy, heartbeatSeconds: HEARTBEAT_SECONDS })
  // Each change waits for the disk, and at nearly every start there is none.
  else if (Object.entries(options).some(([option, value]) => known[option as keyof typeof options] !== value))
    await boss.updateQueue(name, options)
}
