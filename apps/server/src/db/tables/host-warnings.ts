import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Warnings that were mailed to the operators. The row of a full disk stays until the disk has recovered. Other problems
 * are mailed again after a day.
 */
export const hostWarnings = pgTable('host_warnings', {
  kind: text({
    enum: ['disk_low', 'queue_old', 'jobs_failed', 'runs_late', 'payments_failed', 'content_reported'],
  }).primaryKey(),
  mailedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
