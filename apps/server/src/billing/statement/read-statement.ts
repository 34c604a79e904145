import type { StatementEntry } from '@dayreel/contract'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { ledgerEntries } from '#db/schema.ts'
import { describeEntries } from './describe-entries.ts'

const PAGE = 50

/** Returns a page of an account's ledger entries, newest first. */
export async function readStatement(
  db: Db,
  accountId: string,
  before: number | undefined,
): Promise<{ entries: StatementEntry[]; hasMore: boolean }> {
  const rows = await db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountId), before === undefined ? undefined : lt(ledgerEntries.id, before)))
    .orderBy(desc(ledgerEntries.id))
    .limit(PAGE + 1)
  return { entries: await describeEntries(db, accountId, rows.slice(0, PAGE)), hasMore: rows.length > PAGE }
}
