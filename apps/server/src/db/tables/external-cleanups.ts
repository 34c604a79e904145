import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Pending cleanup tasks for deleted accounts at outside services, such as ending subscriptions and revoking tokens. A
 * task is retried until it succeeds, and then its row is deleted. Only the encrypted part of a row identifies the user.
 */
export const externalCleanups = pgTable(
  'external_cleanups',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The kind of task. It determines which function does the task. */
    kind: text().notNull(),
    sealed: text().notNull(),
    attempts: integer().notNull().default(0),
    /** When the task is due by the clock `app_now()`. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (cleanup) => [index('external_cleanups_due').on(cleanup.dueAt)],
)
