import { UsageError } from '#errors/usage-error.ts'
import { isConnectionLost } from './is-connection-lost.ts'

/** Explanations of PostgreSQL's codes for a refused connection. They address the operator who has set DATABASE_URL. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'refuses the user or the password of DATABASE_URL. Correct them.',
  '28000': 'rejects the user of DATABASE_URL. Allow the user in pg_hba.conf, or correct DATABASE_URL.',
  '3D000': 'has no database with the name in DATABASE_URL. Create it, or correct DATABASE_URL.',
  '42501': 'does not let the user of DATABASE_URL create tables. Grant it all rights on the database.',
}

/**
 * Explains the error of a first connection in a sentence that names DATABASE_URL. Other errors are returned unchanged.
 */
export function explainDatabaseError(error: unknown, url: string): unknown {
  const code = codeOf(error)
  const place = placeOf(url)
  if (code !== undefined && Object.hasOwn(REFUSALS, code))
    return new UsageError(`PostgreSQL at ${place} ${REFUSALS[code]}`, { cause: error })
  if (!isConnectionLost(error)) return error
  return new UsageError(
    `PostgreSQL at ${place} cannot be reached${code === undefined ? '' : ` (${code})`}. Start it, or correct DATABASE_URL.`,
    { cause: error },
  )
}

function codeOf(error: unknown): string | undefined {
  const code: unknown = (error as { code?: unknown } | undefined)?.code
  return typeof code === 'string' ? code : undefined
}

/** Returns the host and port of a URL, never the password. */
function placeOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url)
  const host = hostname || searchParams.get('host') || 'localhost'
  return `${host}:${port || '5432'}`
}
