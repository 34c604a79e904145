import { sql, type SQL } from 'drizzle-orm'
import type { JobWithMetadata } from 'pg-boss'
import { allJobs } from './all-jobs.ts'
import { JOBS_SCHEMA, startBoss } from './create-jobs.ts'
import { WORKER_ROLES, type JobDefinition, type WorkerRole } from './define-job.ts'
import type { JobHandler } from './handle.ts'
import { poll, type Poll } from './poll.ts'
import { runJob, type Dependencies } from './run-job.ts'

/** Routine supervision of the queue. The jobs of dead workers are found earlier (`HAS_DEAD_WORKER`). */
const SUPERVISE_SECONDS = 60
/** At most one worker supervises a queue within this time. */
const MONITOR_SECONDS = 5
/** We use neither flows of jobs nor cron with seconds, so the queue rarely looks for them. */
const UNUSED_SECONDS = 3_600
const CRON_SECONDS = 45
/**
 * The queue caches busy keys and skips their jobs. With its default of 60 seconds, the cache would delay a dead
 * worker's job and a user's next job by up to a minute.
 */
const CACHE_SECONDS = 4
/**
 * Seconds between heartbeats, well below the ten seconds after which a worker counts as dead. This is also how fast a
 * worker notices that its job was taken away.
 */
const HEARTBEAT_REFRESH_SECONDS = 3
/**
 * The queue notifies its workers of new jobs, so they rarely have to poll. Without its listening connection, they poll
 * more often.
 */
const NOTIFIED_POLL_SECONDS = 300
const UNNOTIFIED_POLL_SECONDS = 2
const FOLLOW_EVERY_MS = 10_000
/** The default number of concurrent jobs of one name. Heavy jobs set their own number. */
const AT_ONCE = 4
/** A cron adds no job while its previous job waits or runs, so further slots would only poll. */
const CRON_AT_ONCE = 1
const STOP_TIMEOUT_MS = 8_000

type RunJobsOptions<Services> = {
  url: string
  services: Services
  handlers: readonly JobHandler<Services>[]
  /** The number of concurrent jobs by job name. Default: the job's own number. */
  atOnce?: Readonly<Record<string, number>>
  /** The roles whose jobs run here. Default: all. */
  roles?: readonly WorkerRole[]
  /** Polls for other due work. They share one query with the polls for jobs. */
  polls?: readonly Poll[]
  /** Returns whether no job may start and no poll may work. */
  isPaused?: () => Promise<boolean>
}

/**
 * Runs jobs until closed.
 *
 * @throws {Error} if a job has no handler or several handlers.
 */
export async function runJobs<Services extends Dependencies>({
  url,
  services,
  handlers: all,
  atOnce = {},
  roles = WORKER_ROLES,
  polls = [],
  isPaused = async () => false,
}: RunJobsOptions<Services>): Promise<{ close: () => Promise<void> }> {
  checkHandlers(allJobs, all)
  const handlers = all.filter(({ job }) => roles.includes(job.role))
  const boss = await startBoss({
    url,
    log: services.log,
    max: 2 * services.config.queueConnections,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
    flowIntervalSeconds: UNUSED_SECONDS,
    cronWorkerIntervalSeconds: CRON_SECONDS,
    reindex: false,
    monitorVacuum: false,
    queueCacheIntervalSeconds: CACHE_SECONDS,
  })
  const stopping = new AbortController()
  const takers = new Map<string, string[]>()
  const wake = (name: string): void => takers.get(name)?.forEach((id) => boss.notifyWorker(id))
  const take = async (handler: JobHandler<Services>): Promise<void> => {
    const { job } = handler
    const ids: string[] = []
    takers.set(job.name, ids)
    const defaultAtOnce = job.cron === undefined ? AT_ONCE : CRON_AT_ONCE
    // One registration per slot, because the queue wakes only one job of a registration.
    for (let n = atOnce[job.name] ?? job.atOnce ?? defaultAtOnce; n > 0; n--) {
      ids.push(
        await boss.work(
          job.name,
          {
            includeMetadata: true, // The metadata includes the output of the previous attempt.
            ...(job.isLimitedByAccount && { groupConcurrency: services.config.rendersAtOnce }),
            pollingIntervalSeconds: UNNOTIFIED_POLL_SECONDS,
            notifyPollingIntervalSeconds: NOTIFIED_POLL_SECONDS,
            heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
          },
          async ([claim]: JobWithMetadata[]) => {
            wake(job.name) // The other slots look for the next job now.
            await runJob(boss, services, handler, claim!, stopping.signal)
          },
        ),
      )
    }
  }
  for (const { job } of all) if (job.cron !== undefined) await boss.schedule(job.name, job.cron, {})
  /** Takes jobs or stops taking them. Running jobs end. */
  const follow = async (): Promise<number> => {
    const mayTake = !(await isPaused())
    if (mayTake === takers.size > 0) return 0
    if (mayTake) for (const handler of handlers) await take(handler)
    else {
      for (const name of takers.keys()) await boss.offWork(name, { wait: false })
      takers.clear()
    }
    services.log.info(mayTake ? 'taking jobs' : 'no job starts during maintenance')
    return 0
  }
  await follow()
  const lookouts: Poll[] = [
    { name: 'maintenance', work: follow, everyMs: FOLLOW_EVERY_MS },
    // The queue does not notify of jobs that become due later, such as retries and jobs of dead workers.
    ...handlers.map(({ job }) => ({
      name: `waiting jobs: ${job.name}`,
      due: isWaiting(job),
      async work() {
        wake(job.name)
        return 0
      },
    })),
    {
      name: 'dead workers',
      due: HAS_DEAD_WORKER,
      async work() {
        await boss.supervise()
        return 0
      },
    },
    ...polls.map((each) => ({
      ...each,
      work: async (signal: AbortSignal) => ((await isPaused()) ? 0 : each.work(signal)),
    })),
  ]
  const lookout = poll(lookouts, services)
  return {
    async close() {
      stopping.abort(new Error('the worker stops'))
      await lookout.close()
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS })
    },
  }
}

/** Is true while a job is active although its worker has died or its time limit has passed. */
const HAS_DEAD_WORKER = sql`(select true from ${sql.identifier(JOBS_SCHEMA)}.job
  where name = any(${sql.param(allJobs.map(({ name }) => name))}) and state = 'active'
    and least(heartbeat_on + heartbeat_seconds * interval '1 second', started_on + expire_seconds * interval '1 second') < now()
  limit 1) is true`

/** Returns a condition that is true while a job of this name could run. */
function isWaiting({ name }: JobDefinition): SQL {
  return sql`(select true from ${sql.identifier(JOBS_SCHEMA)}.job
    where name = ${name} and state < 'active' and start_after <= now() and not blocked limit 1) is true`
}

/**
 * Checks that each job has exactly one handler.
 *
 * @throws {Error} that names each job with no handler or several handlers, and each handler without a job.
 */
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
