import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Warnings that were mailed to the operators. A row stays until its problem is over, so that each problem is mailed
 * only once.
 */
export const hostWarnings = pgTable('host_warnings', {
  kind: text({ enum: ['disk_low'] }).primaryKey(),
  mailedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
