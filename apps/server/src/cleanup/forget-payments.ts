import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { failedJobs, paymentEvents, payments, stripeCustomers } from '#db/schema.ts'
import type { Jobs } from '#jobs/create-jobs.ts'
import type { Sealing } from '#secrets/sealing.ts'
import { enqueueCleanup } from './external-cleanup.ts'

/** The cleanup kind that ends an account's subscriptions. */
export const END_SUBSCRIPTIONS = 'end-subscriptions'

/**
 * Ends the subscriptions of a deleted account and removes the account's references from its payments.
 *
 * @param tombstone the anonymous id of its ledger.
 */
export async function forgetPayments(
  tx: Db,
  services: { sealing: Sealing; jobs: Jobs },
  { accountId, tombstone }: { accountId: string; tombstone: string },
): Promise<void> {
  await tx.update(payments).set({ accountId: tombstone }).where(eq(payments.accountId, accountId))
  const [customer] = await tx.select().from(stripeCustomers).where(eq(stripeCustomers.accountId, accountId))
  if (customer === undefined) return
  const { customerId } = customer
  await enqueueCleanup(tx, services, { kind: END_SUBSCRIPTIONS, payload: { customerId } })
  await tx.update(paymentEvents).set({ customerId: null }).where(eq(paymentEvents.customerId, customerId))
  // A failed job of a payment event contains the customer's id.
  await tx.delete(failedJobs).where(sql`${failedJobs.payload} ->> 'of' = ${customerId}`)
}
