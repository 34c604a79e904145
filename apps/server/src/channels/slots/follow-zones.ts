import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { appNow } from '#db/app-now.ts'
import { channels } from '#db/schema.ts'
import type { Services } from '#services'
import { leadTimes, type Lead } from './lead-time.ts'
import { makeAtOf, nextRun, ZONE_DATA, type NextRun } from './schedule-channel.ts'
import { slotOn } from '#runs'

const BATCH = 500

const isOlderThan = (zoneData: string) =>
  and(eq(channels.isActive, true), isNotNull(channels.nextOn), lt(channels.zoneData, zoneData))
/** Is true when a slot was computed with older zone data. */
export const ZONES_ARE_OLD = sql`(select true from ${channels} where ${isOlderThan(ZONE_DATA)} order by ${channels.zoneData} limit 1) is true`

/**
 * Recomputes next slots that were computed with older zone data, because a new Node version brings new time zone rules.
 * Only the time of day changes, not the date. Any number of workers may do this concurrently. Workers with older data
 * skip slots that were computed with newer data, so that they do not undo each other's work.
 *
 * @returns the number of checked slots. A number below the batch size means that none are left.
 */
export async function followZoneData(
  { db, log, config }: Pick<Services, 'db' | 'log'> & { config: Pick<Services['config'], 'rendersAtOnce'> },
  { batch = BATCH, zoneData = ZONE_DATA }: { batch?: number; zoneData?: string } = {},
): Promise<number> {
  const isOlder = isOlderThan(zoneData)
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(channels).where(isOlder).limit(batch).for('no key update', { skipLocked: true })
    const now = await appNow(tx)
    const leadOf = await leadTimes(tx, rows, { atOnce: config.rendersAtOnce, pool: db })
    for (const channel of rows) {
      let next: Partial<NextRun> = {}
      try {
        // A run that is already due starts as planned.
        if (channel.nextMakeAt! > now) next = replan({ ...channel, ...leadOf(channel) })
      } catch (error) {
        log.error({ err: error, channelId: channel.id }, 'could not recompute a slot')
      }
      await tx
        .update(channels)
        .set({ ...next, zoneData })
        .where(eq(channels.id, channel.id))
    }
    return rows.length
  })
}

function replan(channel: typeof channels.$inferSelect & Lead): NextRun {
  const { zone, hour, minute, nextOn, nextSlotAt } = channel
  const at = slotOn(nextOn!, { zone, hour: hour!, minute: minute! })
  if (at === undefined) return nextRun(channel, nextSlotAt!)
  const slot = { localDate: nextOn!, at: new Date(at) }
  return { ...nextRun(channel, nextSlotAt!), nextOn, nextSlotAt: slot.at, nextMakeAt: makeAtOf(channel, slot) }
}
