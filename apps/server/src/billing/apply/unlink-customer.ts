import { eq } from 'drizzle-orm'
import { stripeCustomers, subscriptions } from '#db/schema.ts'
import { accountOfCustomer } from '../customers.ts'
import type { Billing } from '../payments-of.ts'
import { givePlan } from './give-plan.ts'
import { holdAccountIfThere } from './hold.ts'

/**
 * Records that a customer was deleted at Stripe, which also ended their subscriptions. The account keeps its credits.
 */
export async function unlinkCustomer({ db }: Billing, customerId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const accountId = await accountOfCustomer(tx, customerId)
    if (accountId === undefined || !(await holdAccountIfThere(tx, accountId))) return
    await tx.update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.accountId, accountId))
    await tx.delete(stripeCustomers).where(eq(stripeCustomers.customerId, customerId))
    await givePlan(tx, accountId)
  })
}
