import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A table with at most one row. It has the state that all processes share. */
export const siteState = pgTable(
  'site_state',
  {
    isOnly: boolean().primaryKey().default(true),
    /** Since when the site is in maintenance. Null if it is not. */
    maintenanceSince: timestamp({ withTimezone: true }),
    /** The operator's sentence for visitors. */
    maintenanceMessage: text().notNull().default(''),
    /** `RENDERS_AT_ONCE` of the newest worker, for the view `dayreel_backlog`. */
    rendersAtOnce: integer().notNull().default(2),
    /** When the load of the channels was measured. */
    loadMeasuredAt: timestamp({ withTimezone: true }),
    /** For each hour of the day (UTC): the milliseconds over which the runs of that hour are spread. */
    spreadMs: integer().array(),
  },
  (state) => [check('site_state_one', sql`${state.isOnly}`)],
)
