import { desc, eq, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { ledgerEntries } from '#db/schema.ts'

/** Returns the account's credits after its newest ledger entry, or 0 if it has no entry. */
export async function balanceOf(db: Db, accountId: string): Promise<number> {
  const [newest] = await db.select().from(newestEntryOf(db, accountId))
  return newest?.balance ?? 0
}

/**
 * Selects the balance after an account's newest entry, for use in a larger query. There is no row if the account has no
 * entry.
 *
 * @param accountId the id, or the id column of a query to which this one is joined laterally.
 */
export function newestEntryOf(db: Db, accountId: string | SQLWrapper) {
  return db
    .select({ balance: ledgerEntries.balanceAfter })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, accountId))
    .orderBy(desc(ledgerEntries.id))
    .limit(1)
    .as('newest')
}
