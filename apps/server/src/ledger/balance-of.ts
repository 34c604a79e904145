import { desc, eq, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { ledgerEntries } from '#db/schema.ts'

/** The account's credits, as its newest entry left them; 0 before the first. */
export async function balanceOf(db: Db, accountId: string): Promise<number> {
  const [newest] = await db.select().from(newestEntryOf(db, accountId))
  return newest?.balance ?? 0
}

/**
 * The balance that an account's newest entry left, as a part of a larger query; no row before the first.
 *
 * @param accountId itself, or a column of the query that this is joined to, laterally.
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
