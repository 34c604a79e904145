import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * What is still to be done outside for accounts that are gone: subscriptions to end, tokens to revoke. Tried until it is done, and
 * then erased. Nothing in a row leads to the person but what is sealed.
 */
export const farewells = pgTable(
  'farewells',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Who can do it. */
    kind: text().notNull(),
    sealed: text().notNull(),
    attempts: integer().notNull().default(0),
    /** By `app_now()`. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (farewell) => [index('farewells_due').on(farewell.dueAt)],
)
