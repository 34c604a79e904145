import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** The first response to each Idempotency-Key. It is sent again to repeated requests. */
export const answeredRequests = pgTable(
  'answered_requests',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The name of the call. The same key can be used once for each call. */
    call: text().notNull(),
    key: text().notNull(),
    /** The hash of the request. It detects a key that is reused for another request. */
    requestHash: text().notNull(),
    answer: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (answered) => [primaryKey({ columns: [answered.accountId, answered.call, answered.key] })],
)

/**
 * The counts of all rate limits. The table is unlogged, because losing it in a crash does no harm. Its keys are hashes.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** The expiry in Unix milliseconds. */
  expire: bigint({ mode: 'number' }),
})
