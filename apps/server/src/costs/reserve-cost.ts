import { StudioError } from '@dayreel/storyboard/base'
import { and, eq, lte, sql } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { accountCostDays, costDays } from '#db/schema.ts'
import type { CostLimits } from '#models/read-models.ts'
import type { PaidService } from './paid-service.ts'

/** The present UTC date by the clock that decides when work is due. */
export const TODAY = sql<string>`(${APP_NOW} at time zone 'utc')::date`

export type Reservation = {
  accountId: string | undefined
  service: PaidService
  micros: number
  /**
   * Whether the call belongs to started work. Such calls are always allowed, because otherwise the work's earlier calls
   * would be wasted.
   */
  isBegun: boolean
}

/**
 * Reserves a call's highest cost within the day's limits, in the caller's transaction. A sum is raised only if it stays
 * within the limit, so that concurrent workers cannot both use its last part.
 *
 * @throws {StudioError} `cost-limit` if a limit would be exceeded.
 */
export async function reserveCost(
  tx: Db,
  { accountId, service, micros, isBegun }: Reservation,
  limits: CostLimits,
): Promise<void> {
  const most = (limit: number | undefined): number => (isBegun || limit === undefined ? Infinity : limit) - micros
  await tx.insert(costDays).values({ day: TODAY }).onConflictDoNothing()
  const raised = await tx
    .update(costDays)
    .set({ micros: sql`${costDays.micros} + ${micros}` })
    .where(and(eq(costDays.day, TODAY), within(costDays.micros, most(limits.limitDayMicros))))
    .returning({ day: costDays.day })
  if (raised.length === 0) throw siteIsOver(service)
  if (accountId === undefined) return
  await tx.insert(accountCostDays).values({ accountId, day: TODAY }).onConflictDoNothing()
  const own = await tx
    .update(accountCostDays)
    .set({ micros: sql`${accountCostDays.micros} + ${micros}` })
    .where(
      and(
        eq(accountCostDays.accountId, accountId),
        eq(accountCostDays.day, TODAY),
        within(accountCostDays.micros, most(limits.limitAccountDayMicros)),
      ),
    )
    .returning({ day: accountCostDays.day })
  if (own.length === 0) throw accountIsOver(service)
}

/** Corrects a reservation to the real cost. */
export async function correctCost(
  tx: Db,
  { accountId, day, micros }: { accountId: string | null; day: string; micros: number },
): Promise<void> {
  await tx
    .update(costDays)
    .set({ micros: sql`${costDays.micros} + ${micros}` })
    .where(eq(costDays.day, day))
  if (accountId === null) return
  await tx
    .update(accountCostDays)
    .set({ micros: sql`${accountCostDays.micros} + ${micros}` })
    .where(and(eq(accountCostDays.accountId, accountId), eq(accountCostDays.day, day)))
}

/**
 * Checks the day's limits before new work starts.
 *
 * @param service the paid service that the work would use. The message names it.
 * @throws {StudioError} `cost-limit` if a limit is used up.
 */
export async function refuseIfSpent(
  db: Db,
  { accountId, service }: { accountId: string; service: PaidService },
  limits: CostLimits,
): Promise<void> {
  const { limitDayMicros, limitAccountDayMicros } = limits
  if (limitDayMicros !== undefined) {
    const [day] = await db.select({ micros: costDays.micros }).from(costDays).where(eq(costDays.day, TODAY))
    if ((day?.micros ?? 0) >= limitDayMicros) throw siteIsOver(service)
  }
  if (limitAccountDayMicros === undefined) return
  const [own] = await db
    .select({ micros: accountCostDays.micros })
    .from(accountCostDays)
    .where(and(eq(accountCostDays.accountId, accountId), eq(accountCostDays.day, TODAY)))
  if ((own?.micros ?? 0) >= limitAccountDayMicros) throw accountIsOver(service)
}

function siteIsOver(service: PaidService): StudioError {
  const message = `This site has reached today’s spending limit for its ${service}. Nothing was charged. Try again tomorrow.`
  return new StudioError('cost-limit', message)
}

function accountIsOver(service: PaidService): StudioError {
  const message = `Your account has reached today’s limit for this site’s ${service}. Nothing was charged. Try again tomorrow.`
  return new StudioError('cost-limit', message)
}

function within(column: typeof costDays.micros | typeof accountCostDays.micros, most: number) {
  return most === Infinity ? undefined : lte(column, most)
}
