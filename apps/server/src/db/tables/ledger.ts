import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

/**
 * Every change of a credit balance, only ever added to. Rows outlive their account, under its id alone.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid().notNull(),
    /** What this entry is for, such as `run:{id}`: written twice, it counts once. */
    reference: text().notNull(),
    /** Credits; negative where they were spent. */
    amount: integer().notNull(),
    balanceAfter: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (entry) => [
    unique('ledger_entries_reference').on(entry.accountId, entry.reference),
    index('ledger_entries_account').on(entry.accountId, entry.id),
    check('ledger_entries_balance', sql`${entry.balanceAfter} >= 0`),
  ],
)
