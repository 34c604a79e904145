import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { paymentEvents, payments, stripeCustomers } from '#db/schema.ts'
import type { Jobs } from '#jobs/create-jobs.ts'
import type { Sealing } from '#lib/sealing.ts'
import { noteFarewell } from './farewells.ts'

/** The kind of farewell that ends what an account pays for by the month. */
export const END_SUBSCRIPTIONS = 'end-subscriptions'

/**
 * An account goes: what it pays for is ended, and its payments stay without anything that leads to it.
 *
 * @param tombstone the id that its ledger stays under, too.
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
  await noteFarewell(tx, services, { kind: END_SUBSCRIPTIONS, payload: { customerId } })
  await tx.update(paymentEvents).set({ customerId: null }).where(eq(paymentEvents.customerId, customerId))
}
