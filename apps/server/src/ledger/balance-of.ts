import { desc, eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { ledgerEntries } from '#db/schema.ts'

/** The account's credits, as its newest entry left them; 0 before the first. */
export async function balanceOf(db: Db, accountId: string): Promise<number> {
  const [newest] = await db
    .select({ balance: ledgerEntries.balanceAfter })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, accountId))
    .orderBy(desc(ledgerEntries.id))
    .limit(1)
  return newest?.balance ?? 0
}
