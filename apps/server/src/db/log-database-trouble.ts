import { isConnectionLost } from './is-connection-lost.ts'
import type { Log } from '#log/create-log.ts'

const INTERVAL_MS = 60_000

type Outage = { loggedAt: number; unlogged: number }
const outages = new WeakMap<Log, Outage>()

/**
 * Logs an error of a database connection. While the database is unavailable, a worker gets dozens of such errors per
 * second. It then logs only one line a minute with the number of errors that were left out.
 */
export function logDatabaseTrouble(log: Log, error: unknown, message: string, now = Date.now()): void {
  if (!isConnectionLost(error)) {
    log.warn({ err: error }, message)
    return
  }
  const { loggedAt, unlogged } = outages.get(log) ?? { loggedAt: -Infinity, unlogged: 0 }
  if (now - loggedAt < INTERVAL_MS) {
    outages.set(log, { loggedAt, unlogged: unlogged + 1 })
    return
  }
  outages.set(log, { loggedAt: now, unlogged: 0 })
  log.warn({ err: error, ...(unlogged > 0 && { unlogged }) }, message)
}
