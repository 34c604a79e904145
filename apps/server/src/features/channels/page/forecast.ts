import { RUN_COST_CREDITS } from '@dayreel/catalogue'
import type { ChannelPage } from '@dayreel/contract'
import type { Db } from '#db/connect.ts'
import { balanceOf } from '#ledger/balance-of.ts'
import type { ChannelRow } from '../channel-config.ts'
import { countDates } from '../slots/count-dates.ts'

const DAYS = 30

/** What the coming days of an account's channels cost, and whether there is enough for them. */
export async function forecastOf(db: Db, channel: ChannelRow, now: Date): Promise<ChannelPage['forecast']> {
  const { accountId } = channel
  const datesOf = await countDates(db, accountId, { now, days: DAYS })
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
