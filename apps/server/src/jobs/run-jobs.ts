import { sql } from 'drizzle-orm'
import { fromDrizzle, type Job, type PgBoss } from 'pg-boss'
import type { Db } from '#db/connect.ts'
import { isConnectionLost } from '#db/is-connection-lost.ts'
import { jobErrors } from '#db/schema.ts'
import type { Log } from '#lib/create-log.ts'
import { redact } from '#lib/redact.ts'
import { allJobs } from './all-jobs.ts'
import { startBoss } from './create-jobs.ts'
import type { JobDefinition } from './define-job.ts'
import type { JobContext, JobHandler } from './handle.ts'

const SUPERVISE_SECONDS = 5
/**
 * The queue remembers which keys were being worked on when it last looked, and passes them over. Its own minute would let a dead
 * worker's job, and a person's next one, wait that long.
 */
const CACHE_SECONDS = 1
/** Well within the heartbeat's ten; a job that was taken away notices as fast. */
const HEARTBEAT_REFRESH_SECONDS = 3
/** Jobs of one kind at once; those that use much of the machine say so. */
const AT_ONCE = 4
const STOP_TIMEOUT_MS = 8_000
const MAX_MESSAGE_CHARACTERS = 500

/** What running jobs takes of the services; the rest is the handlers'. */
type Needed = { db: Db; log: Log }
type RunJobsOptions<Services> = { url: string; services: Services; handlers: readonly JobHandler<Services>[] }

/**
 * Runs jobs until closed.
 *
 * @throws {Error} unless each job has exactly one handler.
 */
export async function runJobs<Services extends Needed>({
  url,
  services,
  handlers,
}: RunJobsOptions<Services>): Promise<{ close: () => Promise<void> }> {
  checkHandlers(allJobs, handlers)
  const boss = await startBoss({
    url,
    log: services.log,
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    queueCacheIntervalSeconds: CACHE_SECONDS,
  })
  const stopping = new AbortController()
  for (const handler of handlers) {
    if (handler.job.cron !== undefined) await boss.schedule(handler.job.name, handler.job.cron, {})
    let workerId = ''
    workerId = await boss.work<object>(
      handler.job.name,
      {
        localConcurrency: handler.job.atOnce ?? AT_ONCE,
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 1,
        heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
      },
      async ([job]) => {
        boss.notifyWorker(workerId) // there may be more: the next one is looked for now, not at the next poll
        await runJob(boss, services, handler, job!, stopping.signal)
      },
    )
  }
  return {
    async close() {
      stopping.abort(new Error('the worker stops'))
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS })
    },
  }
}

async function runJob<Services extends Needed>(
  boss: PgBoss,
  services: Services,
  { job, run, onFailed }: JobHandler<Services>,
  claim: Job,
  stopping: AbortSignal,
): Promise<void> {
  const signal = job.resumes ? AbortSignal.any([claim.signal, stopping]) : claim.signal
  const log = services.log.child({ job: job.name, jobId: claim.id })
  const context: JobContext<Services> = {
    services: { ...services, log },
    signal,
    async complete(tx) {
      const attempt = { id: claim.id, retryCount: claim.retryCount }
      // Its type says nothing of what it answers with.
      const answer: { affected?: number } = await boss.complete(job.name, attempt, null, { db: fromDrizzle(tx, sql) })
      if (answer.affected !== 1) throw new Error(`${job.name} ${claim.id} was given to another worker`)
    },
  }
  try {
    await run(claim.data, context)
  } catch (error) {
    // Neither a job that was taken away nor a database that went away is the job's fault.
    if (signal.aborted || isConnectionLost(error)) throw error
    const errors = await countError(services, claim.id, error)
    log.warn({ err: error, errors }, 'a job threw')
    if (errors < job.attempts) throw error // the queue runs it again after a growing wait
    log.error('a job is given up')
    await onFailed(claim.data, context, error)
  }
}

async function countError({ db }: Needed, jobId: string, error: unknown): Promise<number> {
  const lastMessage = redact(error instanceof Error ? error.message : String(error)).slice(0, MAX_MESSAGE_CHARACTERS)
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

/** @throws {Error} naming every job without a handler, with several, and every handler without a job. */
export function checkHandlers(
  jobs: readonly JobDefinition[],
  handlers: readonly Pick<JobHandler<never>, 'job'>[],
): void {
  const faults = [
    ...jobs.flatMap(({ name }) => {
      const { length } = handlers.filter(({ job }) => job.name === name)
      return length === 1 ? [] : [`${name} has ${length} handlers`]
    }),
    ...handlers.filter(({ job }) => !jobs.includes(job)).map(({ job }) => `${job.name} is not among the jobs`),
  ]
  if (faults.length > 0) throw new Error(`Each job needs exactly one handler: ${faults.join('; ')}.`)
}
