import type { JobWithMetadata } from 'pg-boss'
import { allJobs } from './all-jobs.ts'
import { startBoss } from './create-jobs.ts'
import type { JobDefinition } from './define-job.ts'
import type { JobHandler } from './handle.ts'
import { runJob, type Dependencies } from './run-job.ts'

const SUPERVISE_SECONDS = 5
/**
 * The queue caches busy keys and skips their jobs. With its default of 60 seconds, the cache would delay a dead
 * worker's job and a user's next job by up to a minute.
 */
const CACHE_SECONDS = 1
/**
 * Seconds between heartbeats, well below the ten seconds after which a worker counts as dead. This is also how fast a
 * worker notices that its job was taken away.
 */
const HEARTBEAT_REFRESH_SECONDS = 3
/** The default number of concurrent jobs of one name. Heavy jobs set their own number. */
const AT_ONCE = 4
const STOP_TIMEOUT_MS = 8_000

type RunJobsOptions<Services> = {
  url: string
  services: Services
  handlers: readonly JobHandler<Services>[]
  /** The number of concurrent jobs by job name. Default: the job's own number. */
  atOnce?: Readonly<Record<string, number>>
}

/**
 * Runs jobs until closed.
 *
 * @throws {Error} if a job has no handler or several handlers.
 */
export async function runJobs<Services extends Dependencies>({
  url,
  services,
  handlers,
  atOnce = {},
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
    workerId = await boss.work(
      handler.job.name,
      {
        includeMetadata: true, // It includes how the previous attempt ended.
        ...(handler.job.isLimitedByAccount && { groupConcurrency: services.config.rendersAtOnce }),
        localConcurrency: atOnce[handler.job.name] ?? handler.job.atOnce ?? AT_ONCE,
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 1,
        heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
      },
      async ([job]: JobWithMetadata[]) => {
        boss.notifyWorker(workerId) // Looks for the next job now instead of at the next poll.
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
