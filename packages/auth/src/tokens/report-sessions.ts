import { sql } from 'drizzle-orm'
import type { AuthContext } from '../auth-context.ts'
import type { Db } from '../db/db.ts'
import type { SESSION_CHANGED, SESSION_ENDED } from '../session-ended.ts'

type SessionEvent = typeof SESSION_ENDED | typeof SESSION_CHANGED

/**
 * Reports ended or changed sessions. This server is notified after the commit, and other servers through the database.
 */
export async function reportSessions(
  { db, onSessionsChanged }: Pick<AuthContext, 'db' | 'onSessionsChanged'>,
  event: SessionEvent,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return
  onSessionsChanged(sessionIds)
  await notifyServers(db, event, sessionIds)
}

/** Notifies the servers from a process that serves no requests itself. */
export async function notifyServers(db: Db, event: SessionEvent, sessionIds: readonly string[]): Promise<void> {
  const ids = sql.param([...sessionIds])
  await db.execute(sql`select pg_notify(${event}, id) from unnest(${ids}::text[]) as id`)
}
