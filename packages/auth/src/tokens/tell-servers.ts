import { sql } from 'drizzle-orm'
import type { AuthContext } from '../auth-context.ts'
import type { Db } from '../db/db.ts'
import type { SESSION_CHANGED, SESSION_ENDED } from '../session-ended.ts'

type Happened = typeof SESSION_ENDED | typeof SESSION_CHANGED

/** Tells what became of sessions: this server as soon as it is committed, the others by the database. */
export async function tellServers(
  { db, onSessionsChanged }: Pick<AuthContext, 'db' | 'onSessionsChanged'>,
  happened: Happened,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return
  onSessionsChanged(sessionIds)
  await notifyServers(db, happened, sessionIds)
}

/** For a process that answers nobody. */
export async function notifyServers(db: Db, happened: Happened, sessionIds: readonly string[]): Promise<void> {
  const ids = sql.param([...sessionIds])
  await db.execute(sql`select pg_notify(${happened}, id) from unnest(${ids}::text[]) as id`)
}
