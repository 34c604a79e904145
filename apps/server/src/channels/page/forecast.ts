import { RUN_COST_CREDITS } from '@dayreel/catalogue'
import type { ChannelPage } from '@dayreel/contract'
import type { Db } from '#db/connect.ts'
import { balanceOf } from '#ledger/balance-of.ts'
import type { ChannelRow } from '#runs'
import { comingDates } from '../slots/coming-dates.ts'

const DAYS = 30

type Forecast = ChannelPage['forecast']

/** Returns, for each enabled channel, the first date that the credits do not cover. Empty if they cover all dates. */
export async function firstUnpaidDates(db: Db, accountId: string, now: Date): Promise<Map<string, string>> {
  const datesOf = await comingDates(db, accountId, { now, days: DAYS })
  const costOfAll = costOf([...datesOf.values()].flat())
  const credits = await balanceOf(db, accountId)
  if (credits >= costOfAll) return new Map()
  return new Map(
    [...datesOf].flatMap(([channelId, dates]) => {
      const unpaid = dates[shareOf({ cost: costOf(dates), costOfAll, credits })]
      return unpaid === undefined ? [] : [[channelId, unpaid] as const]
    }),
  )
}

/**
 * Returns how many runs of a channel the account's credits cover. Channels share the credits in proportion to their
 * cost.
 */
export function shareOf({ cost, costOfAll, credits }: Pick<Forecast, 'cost' | 'costOfAll' | 'credits'>): number {
  return cost === 0 ? credits : Math.floor((credits * cost) / costOfAll)
}

/** Forecasts what an account's channels cost in the coming days and whether the account's credits suffice. */
export async function forecastOf(db: Db, channel: ChannelRow, now: Date): Promise<Forecast> {
  const { accountId } = channel
  const datesOf = await comingDates(db, accountId, { now, days: DAYS })
  const dates = datesOf.get(channel.id) ?? []
  const costOfAll = costOf([...datesOf.values()].flat())
  const credits = await balanceOf(db, accountId)
  const suffices = credits >= costOfAll
  return {
    days: DAYS,
    runs: dates.length,
    cost: costOf(dates),
    costOfAll,
    credits,
    suffices,
    lastsDays: suffices ? null : Math.floor((credits / costOfAll) * DAYS),
  }
}

function costOf(dates: readonly string[]): number {
  return dates.length * RUN_COST_CREDITS
}
