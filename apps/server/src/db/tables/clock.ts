import { sql } from 'drizzle-orm'
import { boolean, check, interval, pgTable } from 'drizzle-orm/pg-core'

/**
 * How far `app_now()`, the clock that decides when work is due, is ahead of the database's clock. The row exists only
 * in tests, which advance the clock.
 */
export const appClock = pgTable(
  'app_clock',
  { isOnly: boolean().primaryKey().default(true), ahead: interval().notNull() },
  (clock) => [check('app_clock_one', sql`${clock.isOnly}`)],
)
