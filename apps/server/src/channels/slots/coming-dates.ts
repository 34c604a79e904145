import { addDays, dateIn, weekdayOf } from '@dayreel/catalogue'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { channels } from '#db/schema.ts'
import type { ChannelRow } from '#runs'

type Schedule = Pick<ChannelRow, 'nextOn' | 'days' | 'endsOn' | 'leftOut' | 'zone'>
type Window = { now: Date; days: number }

/**
 * Lists the dates in a window on which each enabled channel of an account makes a video, earliest first. Today counts
 * if its run is still to come.
 */
export async function comingDates(db: Db, accountId: string, window: Window): Promise<Map<string, string[]>> {
  const { id, nextOn, days, endsOn, leftOut, zone } = channels
  const planned = await db
    .select({ id, nextOn, days, endsOn, leftOut, zone })
    .from(channels)
    .where(and(eq(channels.accountId, accountId), eq(channels.isActive, true), isNotNull(channels.nextOn)))
  return new Map(planned.map((channel) => [channel.id, datesOf(channel, window)]))
}

/** Lists dates instead of slots, because dates are fast to compute even for many channels. */
function datesOf({ nextOn, days, endsOn, leftOut, zone }: Schedule, { now, days: length }: Window): string[] {
  const found: string[] = []
  const end = addDays(dateIn(zone, now), length - 1)
  const last = endsOn !== null && endsOn < end ? endsOn : end
  for (let date = nextOn!; date <= last; date = addDays(date, 1)) {
    if (days.includes(weekdayOf(date)) && !leftOut.includes(date)) found.push(date)
  }
  return found
}
