import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** How often a job threw. The queue's own count grows with lost workers as well, and those must not use up the attempts. */
export const jobErrors = pgTable('job_errors', {
  jobId: uuid().primaryKey(),
  count: integer().notNull(),
  lastMessage: text().notNull(),
  lastAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
