import { sql } from 'drizzle-orm'

/**
 * The SQL expression for the clock that decides when work is due. It is the database's clock, so that it is the same on
 * every machine.
 */
export const APP_NOW = sql`app_now()`
