import type { Stripe } from 'stripe'
import { AppError } from '#errors/app-error.ts'
import { applySubscription } from './apply/apply-subscription.ts'
import { isLive } from './apply/give-plan.ts'
import { plannedChange, WITH_SCHEDULE } from './apply/planned-change.ts'
import { knownCustomer } from './customers.ts'
import type { Billing } from './payments-of.ts'
import { idOf } from './stripe-ids.ts'

/**
 * Cancels the change that is planned for the end of the month (a cheaper plan or the end of the subscription), so that
 * the plan continues. Idempotent.
 *
 * @throws {AppError} `not_found` if the account has no subscription.
 */
export async function keepPlan(billing: Billing, accountId: string): Promise<void> {
  const { db, stripe } = billing
  const customer = await knownCustomer(db, accountId)
  if (customer === undefined) throw new AppError('not_found', { message: 'You have not bought anything yet.' })
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 10,
    expand: [`data.${WITH_SCHEDULE}`],
  })
  for (const subscription of data.filter(({ status }) => isLive(status))) {
    const { id, schedule, cancel_at: endsAt, cancel_at_period_end: endsWithPeriod } = subscription
    // Stripe does not allow changes to a subscription with a schedule, so the schedule is released first.
    if (plannedChange(subscription) !== undefined) await releaseSchedule(stripe, idOf(schedule)!)
    // The portal sets an end date. The API sets a flag that means the end of the paid period. Each has its own reset.
    if (endsWithPeriod) await stripe.subscriptions.update(id, { cancel_at_period_end: false })
    else if (endsAt !== null) await stripe.subscriptions.update(id, { cancel_at: '' })
    await applySubscription(billing, id)
  }
}

/** Releases a schedule. Succeeds if a concurrent call has already released it. */
export async function releaseSchedule(stripe: Stripe, id: string): Promise<void> {
  await stripe.subscriptionSchedules.release(id).catch(async (error: unknown) => {
    const { status } = await stripe.subscriptionSchedules.retrieve(id)
    if (status !== 'released') throw error
  })
}
