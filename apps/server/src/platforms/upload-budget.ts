import { nextPacificMidnight } from '@dayreel/platforms'
import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { channelConfig, channels, connections, posts } from '#db/schema.ts'
import type { SharedServices as Services } from '#services'

/** YouTube counts by the days of this zone, on whatever day of the year. */
const ZONE = 'America/Los_Angeles'
/** Nobody plans further ahead. */
const MAX_DAYS = 400

export type FreeUpload = { at: Date; day: string; isToday: boolean }

type Asked = {
  accountId: string
  at: Date
  /** A channel's run: its place was kept. */
  isOfRun?: boolean
  /** Already has a place that it gives up. */
  postId?: string
}

/**
 * When YouTube takes an upload that is to go out at a moment: then, or as soon after midnight there as the uploads of that day, which
 * all people of this site share, are not used up or promised. What channels are going to post that day is promised before anything.
 */
export async function nextFreeUpload({ config }: Pick<Services, 'config'>, db: Db, asked: Asked): Promise<FreeUpload> {
  const { uploadsADay, uploadsADayAndAccount } = config.platforms
  let { at } = asked
  for (let days = 0; ; days++) {
    const day = dayOf(at)
    const used = await usedOn(db, day, asked)
    if ((used.all < uploadsADay && used.own < uploadsADayAndAccount) || days === MAX_DAYS)
      return { at, day, isToday: days === 0 }
    at = new Date(nextPacificMidnight(at.getTime()))
  }
}

/** Holds the counts until the transaction ends, so that two never take the same last place. */
export async function takeUpload(services: Pick<Services, 'config'>, tx: Db, asked: Asked): Promise<FreeUpload> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('uploads of a day', 0))`)
  return nextFreeUpload(services, tx, asked)
}

async function usedOn(
  db: Db,
  day: string,
  { accountId, isOfRun = false, postId }: Asked,
): Promise<{ all: number; own: number }> {
  const [taken] = await db
    .select({ all: count(), own: count(sql`case when ${posts.accountId} = ${accountId} then 1 end`) })
    .from(posts)
    .where(and(eq(posts.quotaDay, day), postId === undefined ? undefined : sql`${posts.id} <> ${postId}`))
  if (isOfRun) return taken!
  const [promised] = await db
    .select({ all: count(), own: count(sql`case when ${channels.accountId} = ${accountId} then 1 end`) })
    .from(channels)
    .innerJoin(channelConfig, eq(channelConfig.channelId, channels.id))
    .innerJoin(connections, eq(connections.id, channelConfig.youtubeConnectionId))
    .where(
      and(
        eq(channels.isActive, true),
        eq(connections.autoPost, true),
        isNotNull(channels.nextSlotAt),
        sql`(${channels.nextSlotAt} at time zone ${ZONE})::date = ${day}::date`,
      ),
    )
  return { all: taken!.all + promised!.all, own: taken!.own + promised!.own }
}

/** YYYY-MM-DD there. */
export function dayOf(at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(at)
}
