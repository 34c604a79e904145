import type { HostReport } from '@dayreel/contract'
import { and, asc, count, eq, gt, inArray, lt, min, sql } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { failedJobs, posts, runs, workers } from '#db/schema.ts'
import { countJobs } from '#jobs/count-jobs.ts'

/** A run with one of these statuses is late once its slot has passed. */
const UNFINISHED = ['due', 'making'] as const
/** A worker reports every 15 seconds. */
const ALIVE = gt(workers.seenAt, sql`now() - interval '1 minute'`)

/** Reads the queue, the live workers, the late runs and the number of uncertain posts. */
export async function readOperations(
  db: Db,
): Promise<Pick<HostReport, 'queue' | 'workers' | 'lateRuns' | 'uncertainPosts'>> {
  const jobs = await countJobs(db)
  const sum = (isRunning: boolean): number =>
    jobs.filter(({ state }) => (state === 'active') === isRunning).reduce((total, each) => total + each.count, 0)
  const [late] = await db
    .select({ count: count(), oldest: min(runs.slotAt) })
    .from(runs)
    .where(and(inArray(runs.status, [...UNFINISHED]), lt(runs.slotAt, APP_NOW)))
  const alive = await db.select().from(workers).where(ALIVE).orderBy(asc(workers.machine), asc(workers.startedAt))
  return {
    queue: {
      waiting: sum(false),
      running: sum(true),
      failedToday: await db.$count(failedJobs, gt(failedJobs.failedAt, sql`now() - interval '1 day'`)),
      oldestSeconds: Math.max(0, ...jobs.map(({ oldestSeconds }) => oldestSeconds)),
    },
    workers: alive.map(({ startedAt, seenAt: _seenAt, ...worker }) => ({
      ...worker,
      startedAt: startedAt.toISOString(),
    })),
    lateRuns: { count: late!.count, oldestSlotAt: late!.oldest?.toISOString() ?? null },
    uncertainPosts: await db.$count(posts, eq(posts.status, 'uncertain')),
  }
}
