import { PLAN_IDS } from '@dayreel/catalogue'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/**
 * All changes of credit balances. A trigger prevents changes to existing rows. After an account's deletion, its rows
 * stay under a new, anonymous id.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid().notNull(),
    /** The cause of the entry, such as `run:{id}`. Several writes with the same reference count once. */
    reference: text().notNull(),
    /** The number of credits. It is negative if they were spent. */
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

/** The used projects of plans' allowances. */
export const takenProjects = pgTable(
  'taken_projects',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The cause of the use, such as `video:{id}:1`. */
    reference: text().notNull(),
    plan: text({ enum: PLAN_IDS }).notNull(),
    takenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the project was returned because the video failed. A returned project no longer counts. */
    givenBackAt: timestamp({ withTimezone: true }),
  },
  (taken) => [unique('taken_projects_reference').on(taken.accountId, taken.reference)],
)
