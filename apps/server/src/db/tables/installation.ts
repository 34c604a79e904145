import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A table with one row. It contains the values that all servers and workers on this database share. */
export const installations = pgTable(
  'installations',
  {
    isOnly: boolean().primaryKey().default(true),
    /** The installation's id. A file in the data folder contains the same id. */
    id: uuid().notNull().defaultRandom(),
    /** A known text that is sealed with the master key. */
    sealedProbe: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (installation) => [check('installations_one', sql`${installation.isOnly}`)],
)
