import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { subscriptions } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { SharedServices } from '#services'
import { isLive } from './apply/give-plan.ts'
import { plannedChange, WITH_SCHEDULE } from './apply/planned-change.ts'
import { knownCustomer } from './customers.ts'
import { releaseSchedule } from './keep-plan.ts'
import { idOf, instant } from './stripe-ids.ts'

/**
 * Ends an account's subscriptions at the end of the paid period. Idempotent. The caller has locked the account, so
 * Stripe's answer is stored here instead of by `applySubscription`, which locks the account itself.
 *
 * @returns when the last of them ends.
 * @throws {AppError} `payments_off`; `conflict` if the account has no subscription.
 */
export async function stopRenewal(
  { stripe: load }: Pick<SharedServices, 'stripe'>,
  tx: Db,
  accountId: string,
): Promise<Date> {
  if (load === undefined) throw new AppError('payments_off')
  const customer = await knownCustomer(tx, accountId)
  const stripe = await load()
  const { data } =
    customer === undefined
      ? { data: [] }
      : await stripe.subscriptions.list({ customer, status: 'all', limit: 10, expand: [`data.${WITH_SCHEDULE}`] })
  const ends: Date[] = []
  for (const subscription of data.filter(({ status }) => isLive(status))) {
    const { id, schedule, cancel_at: cancelAt, cancel_at_period_end: endsWithPeriod } = subscription
    // Stripe does not allow changes to a subscription with a schedule, so the schedule is released first.
    if (plannedChange(subscription) !== undefined) await releaseSchedule(stripe, idOf(schedule)!)
    if (!endsWithPeriod && cancelAt === null) await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    const endsAt = instant(cancelAt ?? subscription.items.data[0]!.current_period_end)
    await tx.update(subscriptions).set({ endsAt, nextPlan: null, changesAt: null }).where(eq(subscriptions.id, id))
    ends.push(endsAt)
  }
  const last = ends.toSorted((a, b) => a.getTime() - b.getTime()).at(-1)
  if (last === undefined) throw new AppError('conflict', { message: 'The account has no subscription.' })
  return last
}
