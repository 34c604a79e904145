import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { appNow } from '#db/app-now.ts'
import { channels } from '#db/schema.ts'
import type { Services } from '#services'
import { leadTimes } from './lead-time.ts'
import { makeAtOf, nextRun, ZONE_DATA, type NextRun } from './schedule-channel.ts'
import { slotOn } from './slot-on.ts'

const BATCH = 500

/**
 * Works the next slots out anew that were worked out by older zone data: a new Node brings what governments have decided since. The
 * date stays; only what its time of day means changes. Any number of workers may do this at once; those with older data leave alone
 * what newer ones have done, or the two would undo each other's work for ever.
 *
 * @returns how many were looked at; fewer than a batch where nothing is left.
 */
export async function followZoneData(
  { db, log, config }: Pick<Services, 'db' | 'log'> & { config: Pick<Services['config'], 'rendersAtOnce'> },
  { batch = BATCH, zoneData = ZONE_DATA }: { batch?: number; zoneData?: string } = {},
): Promise<number> {
  const isOlder = and(eq(channels.isActive, true), isNotNull(channels.nextOn), lt(channels.zoneData, zoneData))
  // Mostly none is: one question finds that out, a transaction takes three.
  const some = await db.select({ id: channels.id }).from(channels).where(isOlder).limit(1)
  if (some.length === 0) return 0
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(channels).where(isOlder).limit(batch).for('no key update', { skipLocked: true })
    const now = await appNow(tx)
    const leadOf = await leadTimes(tx, rows, { atOnce: config.rendersAtOnce, pool: db })
    for (const channel of rows) {
      let next: Partial<NextRun> = {}
      try {
        // What is due already is begun as it was planned.
        if (channel.nextMakeAt! > now) next = planAnew({ ...channel, leadMs: leadOf(channel) })
      } catch (error) {
        log.error({ err: error, channelId: channel.id }, 'a slot could not be worked out anew')
      }
      await tx
        .update(channels)
        .set({ ...next, zoneData })
        .where(eq(channels.id, channel.id))
    }
    return rows.length
  })
}

function planAnew(channel: typeof channels.$inferSelect & { leadMs: number }): NextRun {
  const { zone, hour, minute, nextOn, nextSlotAt } = channel
  const at = slotOn(nextOn!, { zone, hour: hour!, minute: minute! })
  if (at === undefined) return nextRun(channel, nextSlotAt!)
  const slot = { localDate: nextOn!, at: new Date(at) }
  return { ...nextRun(channel, nextSlotAt!), nextOn, nextSlotAt: slot.at, nextMakeAt: makeAtOf(channel, slot) }
}
