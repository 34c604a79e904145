import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'

/**
 * Locks a Stripe object until the transaction ends. Fetch the object after this call, so that an older state never
 * overwrites a newer one.
 */
export async function holdObject(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stripe ${id}`}, 0))`)
}

/** Returns whether the account still exists, and locks its row in the same mode as the ledger. */
export async function holdAccountIfThere(tx: Db, accountId: string): Promise<boolean> {
  const found = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  return found.length > 0
}
