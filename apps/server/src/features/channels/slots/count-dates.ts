import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { channels } from '#db/schema.ts'
import type { ChannelRow } from '../channel-config.ts'
import { addDays, localDateAt, weekdayOf } from './slot-on.ts'

type Dates = Pick<ChannelRow, 'nextOn' | 'days' | 'endsOn' | 'leftOut' | 'zone'>
type Window = { now: Date; days: number }

/** On how many of the coming days each channel of an account that is switched on makes a video, today's that is still to come among them. */
export async function countDates(db: Db, accountId: string, window: Window): Promise<Map<string, number>> {
  const { id, nextOn, days, endsOn, leftOut, zone } = channels
  const planned = await db
    .select({ id, nextOn, days, endsOn, leftOut, zone })
    .from(channels)
    .where(and(eq(channels.accountId, accountId), eq(channels.isActive, true), isNotNull(channels.nextOn)))
  return new Map(planned.map((channel) => [channel.id, datesOf(channel, window)]))
}

/** Dates are counted, not slots: many channels are counted in a moment. */
function datesOf({ nextOn, days, endsOn, leftOut, zone }: Dates, { now, days: length }: Window): number {
  let found = 0
  const end = addDays(localDateAt(now, zone), length - 1)
  const last = endsOn !== null && endsOn < end ? endsOn : end
  for (let date = nextOn!; date <= last; date = addDays(date, 1)) {
    if (days.includes(weekdayOf(date)) && !leftOut.includes(date)) found++
  }
  return found
}
