import { eq } from 'drizzle-orm'
import { stripeCustomers, subscriptions } from '#db/schema.ts'
import { accountOfCustomer } from '../customers.ts'
import type { Billing } from '../payments-of.ts'
import { givePlan, isLive } from './apply-subscription.ts'
import { holdAccountIfThere } from './hold.ts'

/** A customer was deleted at Stripe, which ends what they paid for. Credits stay. */
export async function unlinkCustomer({ db }: Billing, customerId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const accountId = await accountOfCustomer(tx, customerId)
    if (accountId === undefined || !(await holdAccountIfThere(tx, accountId))) return
    const rows = await tx.select().from(subscriptions).where(eq(subscriptions.accountId, accountId))
    await tx.update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.accountId, accountId))
    await tx.delete(stripeCustomers).where(eq(stripeCustomers.customerId, customerId))
    await givePlan(tx, accountId, { wasLive: rows.some(({ status }) => isLive(status)) })
  })
}
