import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { stripeCustomers } from '#db/schema.ts'
import type { Account } from '#lib/account.ts'
import type { Billing } from './payments-of.ts'

/**
 * Whom Stripe knows the account as; made where there is nobody yet.
 *
 * @param gone one that Stripe had and has no longer: the next one is another.
 */
export async function customerOf(
  { db, stripe }: Billing,
  account: Pick<Account, 'id' | 'email'>,
  gone?: string,
): Promise<string> {
  const known = await knownCustomer(db, account.id)
  if (known !== undefined) return known
  const { id } = await stripe.customers.create(
    { ...(account.email === '' ? {} : { email: account.email }), metadata: { account: account.id } },
    // Two at once, or one that was interrupted, make the same customer.
    { idempotencyKey: ['customer', account.id, gone].filter((part) => part !== undefined).join(':') },
  )
  await db.insert(stripeCustomers).values({ accountId: account.id, customerId: id }).onConflictDoNothing()
  return (await knownCustomer(db, account.id)) ?? id
}

export async function knownCustomer(db: Db, accountId: string): Promise<string | undefined> {
  const [row] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.accountId, accountId))
  return row?.customerId
}

/** Whose customer it is; undefined where the account is gone or never was ours. */
export async function accountOfCustomer(db: Db, customerId: string): Promise<string | undefined> {
  const [row] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.customerId, customerId))
  return row?.accountId
}
