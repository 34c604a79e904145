import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { stripeCustomers } from '#db/schema.ts'
import type { Account } from '#http/account.ts'
import type { Billing } from './payments-of.ts'

/**
 * Returns the account's Stripe customer and creates one if it is missing.
 *
 * @param gone a deleted customer that must be replaced.
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
    // With this key, concurrent and retried calls create the same customer.
    { idempotencyKey: ['customer', account.id, gone].filter((part) => part !== undefined).join(':') },
  )
  await db.insert(stripeCustomers).values({ accountId: account.id, customerId: id }).onConflictDoNothing()
  return (await knownCustomer(db, account.id)) ?? id
}

export async function knownCustomer(db: Db, accountId: string): Promise<string | undefined> {
  const [row] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.accountId, accountId))
  return row?.customerId
}

/** Returns a customer's account, or undefined if the account was deleted or never existed. */
export async function accountOfCustomer(db: Db, customerId: string): Promise<string | undefined> {
  const [row] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.customerId, customerId))
  return row?.accountId
}
