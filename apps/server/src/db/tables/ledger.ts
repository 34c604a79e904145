import { PLAN_IDS } from '@dayreel/catalogue'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/**
 * Every change of a credit balance. Rows are only ever added (a trigger holds that); when their account is deleted they stay, under
 * a new id that leads nowhere.
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

/** Projects that were taken out of a plan's allowance. */
export const takenProjects = pgTable(
  'taken_projects',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** What it was taken for, such as `video:{id}:1`. */
    reference: text().notNull(),
    plan: text({ enum: PLAN_IDS }).notNull(),
    takenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Set where the video failed; the project then counts no longer. */
    givenBackAt: timestamp({ withTimezone: true }),
  },
  (taken) => [unique('taken_projects_reference').on(taken.accountId, taken.reference)],
)
