import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The workers that run now. A worker renews its row, and deletes it when it stops. */
export const workers = pgTable('workers', {
  id: uuid().primaryKey(),
  machine: text().notNull(),
  release: text().notNull(),
  /** The number of videos that the worker makes at once. */
  concurrency: integer().notNull(),
  startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
