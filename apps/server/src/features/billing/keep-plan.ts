import type { Stripe } from 'stripe'
import { AppError } from '#lib/app-error.ts'
import { applySubscription, isLive } from './apply/apply-subscription.ts'
import { plannedChange, WITH_SCHEDULE } from './apply/planned-change.ts'
import { knownCustomer } from './customers.ts'
import type { Billing } from './payments-of.ts'
import { idOf } from './stripe-ids.ts'

/**
 * Takes back what is planned for the end of the month, a cheaper plan or the end, so that the plan goes on as it is. Done again, it
 * changes nothing.
 *
 * @throws {AppError} `not_found` where nothing was ever bought.
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
    // Under a schedule nothing else can be changed, so that goes first.
    if (plannedChange(subscription) !== undefined) await release(stripe, idOf(schedule)!)
    // The portal names a day, the API the period; each is taken back as it was set.
    if (endsWithPeriod) await stripe.subscriptions.update(id, { cancel_at_period_end: false })
    else if (endsAt !== null) await stripe.subscriptions.update(id, { cancel_at: '' })
    await applySubscription(billing, id)
  }
}

/** Whoever asked at the same moment has released it, too. */
async function release(stripe: Stripe, id: string): Promise<void> {
  await stripe.subscriptionSchedules.release(id).catch(async (error: unknown) => {
    const { status } = await stripe.subscriptionSchedules.retrieve(id)
    if (status !== 'released') throw error
  })
}
