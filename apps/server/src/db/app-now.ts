import { sql } from 'drizzle-orm'
import { APP_NOW } from './app-now-sql.ts'
import type { Db } from './connect.ts'

export { APP_NOW }

/** Returns the time by the clock for due work (`APP_NOW`) at the beginning of the transaction. */
export async function appNow(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select extract(epoch from ${APP_NOW}) * 1000 as now`)
  return new Date(Math.floor(Number(rows[0]!.now)))
}
