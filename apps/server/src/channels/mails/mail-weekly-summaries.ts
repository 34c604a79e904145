import { and, asc, count, eq, gte, lte, sql } from 'drizzle-orm'
import { APP_NOW, appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { accounts, mailChoices, runs } from '#db/schema.ts'
import { balanceOf } from '#ledger/balance-of.ts'
import type { Services } from '#services'
import { comingDates } from '../slots/coming-dates.ts'
import { weeklyLetter, type Week } from './letters.ts'
import { sendLetter } from './mail-runs.ts'

const BATCH = 20
const WEEK_DAYS = 7
const WEEK = sql`interval '7 days'`
const KIND = 'weekly_summary'
const IS_DUE = and(eq(mailChoices.kind, KIND), eq(mailChoices.isOn, true), lte(mailChoices.nextAt, APP_NOW))
/** Is true when a weekly summary is due. */
export const SUMMARIES_ARE_DUE = sql`(select true from ${mailChoices} where ${IS_DUE} order by ${mailChoices.nextAt} limit 1) is true`

/**
 * Writes the due weekly summaries. After several weeks of downtime, each user gets one summary, not one per week.
 *
 * @returns the number of due summaries. A number below the batch size means that none are left.
 */
export async function mailWeeklySummaries(services: Services, batch = BATCH): Promise<number> {
  return services.db.transaction(async (tx) => {
    const due = await tx
      .select({ accountId: mailChoices.accountId, email: accounts.email })
      .from(mailChoices)
      .innerJoin(accounts, eq(accounts.id, mailChoices.accountId))
      .where(IS_DUE)
      .orderBy(asc(mailChoices.nextAt)) // With this order, the planner uses the index at any table size.
      .limit(batch)
      .for('no key update', { of: mailChoices, skipLocked: true })
    for (const { accountId, email } of due) {
      await sendLetter(services, tx, { accountId, email, kind: KIND }, weeklyLetter(await readWeek(tx, accountId)))
      await tx
        .update(mailChoices)
        .set({
          nextAt: sql`${mailChoices.nextAt} + ${WEEK} * ceil(extract(epoch from ${APP_NOW} - ${mailChoices.nextAt}) / 604800 + 0.000001)`,
        })
        .where(and(eq(mailChoices.accountId, accountId), eq(mailChoices.kind, KIND)))
    }
    return due.length
  })
}

async function readWeek(tx: Db, accountId: string): Promise<Week> {
  const ended = await tx
    .select({ status: runs.status, count: count() })
    .from(runs)
    .where(and(eq(runs.accountId, accountId), gte(runs.endedAt, sql`${APP_NOW} - ${WEEK}`)))
    .groupBy(runs.status)
  const of = (status: string): number => ended.find((row) => row.status === status)?.count ?? 0
  const planned = await comingDates(tx, accountId, { now: await appNow(tx), days: WEEK_DAYS })
  return {
    made: of('ready'),
    skipped: of('skipped'),
    failed: of('failed'),
    coming: [...planned.values()].flat().length,
    credits: await balanceOf(tx, accountId),
  }
}
