import type { Outage } from '@dayreel/auth'
import { ERRORS } from '@dayreel/contract'
import { isConnectionLost } from '#db/is-connection-lost.ts'

/** About how long a restart of the database takes. */
const RESTART_SECONDS = 2
const BUSY_SECONDS = 10
const FULL_SECONDS = 60
/** PostgreSQL's disk_full and the file system's codes for a full disk. */
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])
/**
 * PostgreSQL's codes query_canceled (our statement timeout), out_of_memory and read_only_sql_transaction (a standby).
 */
const DATABASE_BUSY = new Set(['57014', '53200', '25006'])
const { message: TRY_AGAIN } = ERRORS.unavailable

/**
 * Finds out why the server cannot work at the moment if the request is not the cause.
 *
 * @returns undefined if the error is a bug or a bad request.
 */
export function findOutage(error: unknown): Outage | undefined {
  const codes = codesOf(error)
  if (codes.some((code) => FULL_CODES.has(code))) {
    const message = 'The disk of this site is full, so nothing can be saved right now. Try again later.'
    return { reason: 'disk_full', message, retryAfterSeconds: FULL_SECONDS }
  }
  if (isConnectionLost(error)) {
    return { reason: 'database_away', message: TRY_AGAIN, retryAfterSeconds: RESTART_SECONDS }
  }
  // A TimeoutError comes from one of our own signals and means that the machine is overloaded.
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  if (isLate || codes.some((code) => DATABASE_BUSY.has(code))) {
    return { reason: 'overloaded', message: TRY_AGAIN, retryAfterSeconds: BUSY_SECONDS }
  }
  return undefined
}

function codesOf(error: unknown): string[] {
  const codes: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string') codes.push(code)
  }
  return codes
}
