import { sql } from 'drizzle-orm'
import { boolean, check, interval, pgTable } from 'drizzle-orm/pg-core'

/**
 * How far the clock that due work goes by, the function `app_now()`, is ahead of the database's. There is no row, and so no distance,
 * but in tests, which let days pass.
 */
export const appClock = pgTable(
  'app_clock',
  { isOnly: boolean().primaryKey().default(true), ahead: interval().notNull() },
  (clock) => [check('app_clock_one', sql`${clock.isOnly}`)],
)
