import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A table with at most one row: what all processes share while the site runs. */
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
    /** By hour of the day (UTC): over how many milliseconds the runs of that hour are spread. */
    spreadMs: integer().array(),
  },
  (state) => [check('site_state_one', sql`${state.isOnly}`)],
)
