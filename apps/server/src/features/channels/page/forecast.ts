import { RUN_COST_CREDITS } from '@dayreel/catalogue'
import type { ChannelPage } from '@dayreel/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { channels } from '#db/schema.ts'
import { balanceOf } from '#ledger/balance-of.ts'
import type { ChannelRow } from '../channel-config.ts'
import { addDays, localDateAt, weekdayOf } from '../slots/slot-on.ts'

const DAYS = 30

type Dates = Pick<ChannelRow, 'id' | 'nextOn' | 'days' | 'endsOn' | 'leftOut' | 'zone'>

/** What the coming days of an account's channels cost, and whether there is enough for them. */
export async function forecastOf(db: Db, channel: ChannelRow, now: Date): Promise<ChannelPage['forecast']> {
  const { accountId } = channel
  const planned = await db
    .select({
      id: channels.id,
      nextOn: channels.nextOn,
      days: channels.days,
      endsOn: channels.endsOn,
      leftOut: channels.leftOut,
      zone: channels.zone,
    })
    .from(channels)
    .where(and(eq(channels.accountId, accountId), eq(channels.isActive, true), isNotNull(channels.nextOn)))
  const datesOf = new Map(planned.map((each) => [each.id, countDates(each, now)]))
  const runs = datesOf.get(channel.id) ?? 0
  const costOfAll = [...datesOf.values()].reduce((sum, each) => sum + each, 0) * RUN_COST_CREDITS
  const credits = await balanceOf(db, accountId)
  const suffices = credits >= costOfAll
  return {
    days: DAYS,
    runs,
    cost: runs * RUN_COST_CREDITS,
    costOfAll,
    credits,
    suffices,
    lastsDays: suffices ? null : Math.floor((credits / costOfAll) * DAYS),
  }
}

/** How many dates of its timetable lie in the coming days. Dates are counted, not slots: many channels are counted in a moment. */
function countDates({ nextOn, days, endsOn, leftOut, zone }: Dates, now: Date): number {
  let found = 0
  const window = addDays(localDateAt(now, zone), DAYS - 1)
  const last = endsOn !== null && endsOn < window ? endsOn : window
  for (let date = nextOn!; date <= last; date = addDays(date, 1)) {
    if (days.includes(weekdayOf(date)) && !leftOut.includes(date)) found++
  }
  return found
}
