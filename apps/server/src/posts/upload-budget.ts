import { dateIn, type PlatformName } from '@dayreel/catalogue'
import type { DayBudget } from '@dayreel/platforms'
import { sql } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { channels, channelTargets, connections, posts } from '#db/schema.ts'

/** The maximum number of days that an upload may wait after its wanted day. */
export const MAX_DAYS = 400

export type FreeUpload = { at: Date; day: string; isToday: boolean }

type Wanted = {
  platform: PlatformName
  budget: DayBudget
  accountId: string
  /** The wanted time. Null means now. */
  at: Date | null
  /** A channel's run may use the places that are reserved for channels. */
  isOfRun?: boolean
  /** The id of a post that is being moved. Its present place counts as free. */
  postId?: string
  /** The maximum number of days that the upload may wait. */
  days?: number
}

/**
 * Finds when a platform with a daily budget accepts an upload: at the wanted time or at the start of the first day that
 * is not full. A day is full when all uploads of the site or all uploads of the account are used or reserved. Active
 * channels reserve an upload at their next slot for each account that they post to.
 *
 * @returns undefined if all allowed days are full. A channel's run gets the last allowed day even if it is full.
 */
export async function nextFreeUpload(
  db: Db,
  { platform, budget, accountId, at, isOfRun = false, postId, days = MAX_DAYS }: Wanted,
): Promise<FreeUpload | undefined> {
  const { timeZone, uploads, uploadsPerAccount } = budget
  const others = postId === undefined ? sql`true` : sql`${posts.id} <> ${postId}`
  const reserved = sql`from ${channels}
    join ${channelTargets} on ${channelTargets.channelId} = ${channels.id}
    join ${connections} on ${connections.id} = ${channelTargets.connectionId}
    where ${channels.isActive} and ${channels.nextSlotAt} >= next.begins and ${channels.nextSlotAt} < next.ends
      and ${connections.autoPost} and ${connections.platform} = ${platform}`
  const { rows } = await db.execute<{ day: string; isToday: boolean; atMs: string }>(sql`
    with
      wanted as (select coalesce(${at?.toISOString() ?? null}::timestamptz, ${APP_NOW}) as at),
      first as (select (at at time zone ${timeZone})::date as day from wanted),
      used as (
        select ${posts.quotaDay} as day, count(*) as site, count(*) filter (where ${posts.accountId} = ${accountId}) as own
        from ${posts}
        where ${posts.platform} = ${platform} and ${posts.quotaDay} between (select day from first) and (select day from first) + ${days}::int and ${others}
        group by ${posts.quotaDay}
      ),
      left_over as (
        select first.day + waits as day, waits, ${isOfRun}::boolean and waits = ${days} as is_last_of_run,
          ${uploads} - coalesce(used.site, 0) as site, ${uploadsPerAccount} - coalesce(used.own, 0) as own,
          (first.day + waits)::timestamp at time zone ${timeZone} as begins,
          (first.day + waits + 1)::timestamp at time zone ${timeZone} as ends
        from first cross join generate_series(0, ${days}::int) as waits left join used on used.day = first.day + waits
        order by waits
      )
    select next.day::text, waits = 0 as "isToday",
      extract(epoch from case when waits = 0 then (select at from wanted) else begins end) * 1000 as "atMs"
    from left_over next
    where is_last_of_run or (site > 0 and own > 0 and (${isOfRun} or (
      site > (select count(*) from (select ${reserved} limit ${uploads}) slots)
      and own > (select count(*) ${reserved} and ${channels.accountId} = ${accountId}))))
    order by waits limit 1`)
  const [found] = rows
  return found && { at: new Date(Math.floor(Number(found.atMs))), day: found.day, isToday: found.isToday }
}

/** Locks the upload budget of all days until the transaction ends. */
export async function lockUploads(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('uploads of a day', 0))`)
}

/** Returns the budget's day that contains a moment, as YYYY-MM-DD. */
export function dayOf({ timeZone }: DayBudget, at: Date): string {
  return dateIn(timeZone, at)
}
