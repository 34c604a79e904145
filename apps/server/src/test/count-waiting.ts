import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'

/** Counts the connections to this database that wait for another transaction. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]!.count
}
