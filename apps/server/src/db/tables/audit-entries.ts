import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/**
 * The actions of operators. A trigger refuses every change and every deletion, with one exception: deleting an account
 * sets its ids to null.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The operator's account. Null if the action came from the command line. */
    operatorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Where the operator acted: on the page or with a command. */
    source: text({ enum: ['page', 'command'] }).notNull(),
    action: text().notNull(),
    /** The account that the action was for. Null if it was for the whole site. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** The effect as a sentence without addresses and names, because entries outlive their account. */
    effect: text().notNull(),
    /** The operator's reason. */
    reason: text().notNull(),
  },
  (entry) => [
    index('audit_entries_account').on(entry.accountId, entry.id),
    index('audit_entries_operator').on(entry.operatorId),
  ],
)
