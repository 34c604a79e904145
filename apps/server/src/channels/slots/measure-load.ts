import { HOUR_MS, HOUR_SECONDS } from '@dayreel/catalogue'
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { channels, siteState, workers } from '#db/schema.ts'
import type { Services } from '#services'
import { slowMsOf } from './lead-time.ts'

/** A run starts at most this much before its usual start, because owners may still change the channel until then. */
const MAX_SPREAD_MS = 5 * HOUR_MS
/** Reserves capacity for videos that users start and for failing workers. */
const RESERVE = 1.5
const HOURS = 24

/** Is true if no worker has measured the load within the last ten minutes. */
export const LOAD_IS_OLD = sql`not exists (select from ${siteState}
  where ${siteState.loadMeasuredAt} > now() - interval '10 minutes')`

/**
 * Estimates how long all workers need for the runs of each hour. The starts of the runs are then spread over the time
 * before their slots. This reads all active channels, so one worker does it every ten minutes, and all processes read
 * the result.
 *
 * @returns 1 if this worker has measured, 0 if another one did.
 */
export async function measureLoad({ db }: Pick<Services, 'db'>): Promise<number> {
  return db.transaction(async (tx) => {
    const claimed = await tx
      .insert(siteState)
      .values({ loadMeasuredAt: sql`now()` })
      .onConflictDoUpdate({ target: siteState.isOnly, set: { loadMeasuredAt: sql`now()` }, setWhere: LOAD_IS_OLD })
      .returning({ rendersAtOnce: siteState.rendersAtOnce })
    if (claimed.length === 0) return 0
    const [alive] = await tx
      .select({ atOnce: sql`coalesce(sum(${workers.concurrency}), 0)`.mapWith(Number) })
      .from(workers)
      .where(gt(workers.seenAt, sql`now() - interval '1 minute'`))
    const rows = await tx
      .select({
        hour: sql`(extract(epoch from ${channels.nextSlotAt})::bigint / ${HOUR_SECONDS} % ${HOURS})::int`.mapWith(
          Number,
        ),
        count: sql`count(*)`.mapWith(Number),
      })
      .from(channels)
      .where(and(eq(channels.isActive, true), isNotNull(channels.nextSlotAt)))
      .groupBy(sql`1`)
    const slowMs = await slowMsOf(tx, db)
    const spreadMs = Array.from({ length: HOURS }, () => 0)
    for (const { hour, count } of rows) {
      spreadMs[hour] = spreadMsOf({ count, slowMs, atOnce: Math.max(1, alive!.atOnce) })
    }
    await tx.update(siteState).set({ spreadMs })
    return 1
  })
}

/**
 * Returns the milliseconds over which the starts of an hour's runs are spread. Up to 20 minutes of work need no spread.
 *
 * @param load.atOnce the number of videos that all workers make at once.
 */
export function spreadMsOf({ count, slowMs, atOnce }: { count: number; slowMs: number; atOnce: number }): number {
  const neededMs = Math.ceil(count / atOnce) * slowMs * RESERVE
  return Math.round(Math.min(MAX_SPREAD_MS, Math.max(0, neededMs - HOUR_MS / 3)))
}
