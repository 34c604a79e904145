import { MINUTE_MS } from '@dayreel/catalogue'
import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { channels, siteState } from '#db/schema.ts'
import type { Services } from '#services'

/** The minimum and maximum time between a video's start and its slot. */
const MIN_LEAD_MS = 20 * MINUTE_MS
const MAX_LEAD_MS = 6 * 60 * MINUTE_MS
/** The number of attempts that the lead time allows for, each of the slow video duration. */
const TRIES = 3
/** Multiplies the duration of an account's queue, as a reserve for many videos in sequence. */
const RESERVE = 1.5
/** The assumed video duration before any video has been made. */
const UNKNOWN_MS = 2 * MINUTE_MS
const SAMPLE = 200
const KEPT_MS = 10 * MINUTE_MS

/**
 * The measured duration per connection pool. It changes slowly and its query reads many rows, so each process runs the
 * query only every ten minutes.
 */
const known = new WeakMap<object, { slowMs: number; until: number }>()

/**
 * Returns how many milliseconds before its slot a video starts.
 *
 * @param many.slowMs the 95th percentile of video durations.
 * @param many.inWindow the number of the account's videos in the same hour. `atOnce` of them run concurrently.
 */
export function leadMs({ slowMs, inWindow, atOnce }: { slowMs: number; inWindow: number; atOnce: number }): number {
  const behindOthers = Math.ceil(inWindow / atOnce) * slowMs * RESERVE
  return Math.min(MAX_LEAD_MS, Math.max(MIN_LEAD_MS, TRIES * slowMs, behindOthers))
}

/** The time before a slot at which its video starts. */
export type Lead = {
  leadMs: number
  /** For each hour of the slot (UTC): the milliseconds before the lead time over which all runs are spread. */
  spreadMs: readonly number[]
}
type Window = { accountId: string; zone: string; hour: number | null }

/** Returns a function that computes a channel's lead time. It counts the account's other channels in the same hour. */
export async function leadTimes<Each extends Window>(
  tx: Db,
  planned: readonly Each[],
  { atOnce, pool }: { atOnce: number; pool: object },
): Promise<(channel: Window) => Lead> {
  const slowMs = await slowMsOf(tx, pool)
  const accountIds = [...new Set(planned.map(({ accountId }) => accountId))]
  const rows = await tx
    .select({ accountId: channels.accountId, zone: channels.zone, hour: channels.hour, count: count() })
    .from(channels)
    .where(and(inArray(channels.accountId, accountIds), eq(channels.isActive, true), isNotNull(channels.hour)))
    .groupBy(channels.accountId, channels.zone, channels.hour)
  const counts = new Map(rows.map((row) => [keyOf(row), row.count]))
  const spreadMs = await readSpread(tx)
  return (channel) => ({ leadMs: leadMs({ slowMs, inWindow: counts.get(keyOf(channel)) ?? 1, atOnce }), spreadMs })
}

/** Adds the lead time to a channel. The lead time does not depend on what caused the next run to be computed. */
export async function withLead<Each extends Window>(
  tx: Db,
  { db, config }: Pick<Services, 'db'> & { config: Pick<Services['config'], 'rendersAtOnce'> },
  channel: Each,
): Promise<Each & Lead> {
  const leadOf = await leadTimes(tx, [channel], { atOnce: config.rendersAtOnce, pool: db })
  return { ...channel, ...leadOf(channel) }
}

function keyOf({ accountId, zone, hour }: Window): string {
  return `${accountId} ${hour} ${zone}`
}

/** Returns the 95th percentile of the newest durations from request to video, in milliseconds. */
export async function slowMsOf(tx: Db, pool: object): Promise<number> {
  const kept = known.get(pool)
  if (kept && kept.until > performance.now()) return kept.slowMs
  const { rows } = await tx.execute<{ ms: string | null }>(sql`
    select percentile_cont(0.95) within group (order by extract(epoch from finished_at - created_at)) * 1000 as ms
    from (select created_at, finished_at from video_versions where status = 'succeeded' and number = 1
      order by finished_at desc limit ${SAMPLE}) as newest`)
  const ms = rows[0]?.ms ?? null
  const slowMs = ms === null ? UNKNOWN_MS : Number(ms)
  known.set(pool, { slowMs, until: performance.now() + KEPT_MS })
  return slowMs
}

/** Reads the measured spread of each hour of the day (UTC), in milliseconds. */
async function readSpread(tx: Db): Promise<readonly number[]> {
  const [state] = await tx.select({ spreadMs: siteState.spreadMs }).from(siteState)
  return state?.spreadMs ?? []
}
