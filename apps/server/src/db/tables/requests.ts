import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** The first answer to each Idempotency-Key, given again to whoever repeats the request. */
export const answeredRequests = pgTable(
  'answered_requests',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Which call: one key may be used once for each. */
    call: text().notNull(),
    key: text().notNull(),
    /** Of the request, so that a key which is used for another one is noticed. */
    requestHash: text().notNull(),
    answer: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (answered) => [primaryKey({ columns: [answered.accountId, answered.call, answered.key] })],
)

/** What all servers have counted of the limits in memory; unlogged, for losing it in a crash does no harm. Keys are hashes. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Unix milliseconds. */
  expire: bigint({ mode: 'number' }),
})
