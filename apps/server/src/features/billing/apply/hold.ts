import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'

/**
 * Holds one of Stripe's objects until the transaction ends. It is fetched while it is held, so that nobody writes an older state of it
 * over a newer one.
 */
export async function holdObject(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stripe ${id}`}, 0))`)
}

/** Whether there is still somebody to grant to; the account's row is held as the ledger holds it. */
export async function holdAccountIfThere(tx: Db, accountId: string): Promise<boolean> {
  const found = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  return found.length > 0
}
