import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { isConnectionLost, isSaidByPostgres } from './is-connection-lost.ts'

const RETRY_MS = 1_000

/**
 * Returns whether the database is down. A refused connection to another service may have the same error code, so the
 * database is queried.
 */
export async function isDatabaseLost(db: Db, error: unknown): Promise<boolean> {
  if (!isConnectionLost(error)) return false
  return isSaidByPostgres(error) || !(await answers(db))
}

/** Resolves when the database answers or the signal is aborted. */
export async function untilDatabaseAnswers(db: Db, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await answers(db))) await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined)
}

async function answers(db: Db): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch (error) {
    if (isConnectionLost(error)) return false
    throw error
  }
}
