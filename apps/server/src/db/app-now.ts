import { sql } from 'drizzle-orm'
import type { Db } from './connect.ts'

/** The clock that all due work goes by, in queries: the database's own, so that it is the same on every machine. */
export const APP_NOW = sql`app_now()`

/** The time by that clock, of the moment that the transaction began. */
export async function appNow(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select extract(epoch from ${APP_NOW}) * 1000 as now`)
  return new Date(Math.floor(Number(rows[0]!.now)))
}
