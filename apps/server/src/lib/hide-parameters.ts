import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'

/** Causes of causes that are looked at; no chain of ours is as long. */
const MAX_DEPTH = 8
/** What PostgreSQL says of a failure that is about the tables, and not about what stands in them. */
const KEPT = ['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const

/**
 * The same error for a log. A query that failed keeps its SQL and what PostgreSQL calls the failure; the values it was made with,
 * which are hashes, numbers and texts of people, and every sentence that repeats them are left behind.
 */
export function hideParameters(error: Error, depth = 0): Error {
  if (error instanceof DrizzleQueryError) {
    const cause = error.cause && hideParameters(error.cause, depth + 1)
    return copyOf(error, `Failed query: ${error.query}`, { query: error.query, cause })
  }
  if (error instanceof DatabaseError) {
    const kept = Object.fromEntries(KEPT.map((name) => [name, error[name]]).filter(([, value]) => value !== undefined))
    return copyOf(error, `PostgreSQL answered ${error.code ?? 'with an error'}`, { ...kept, sqlState: error.code })
  }
  const { cause } = error
  if (!(cause instanceof Error)) return error
  if (depth === MAX_DEPTH)
    return copyOf(error, error.message, { ...Object.fromEntries(Object.entries(error)), cause: undefined })
  const hidden = hideParameters(cause, depth + 1)
  return hidden === cause
    ? error
    : copyOf(error, error.message, { ...Object.fromEntries(Object.entries(error)), cause: hidden })
}

/** Of the same class, with the frames that it was thrown through, and nothing else of it. */
function copyOf(error: Error, message: string, members: object): Error {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line))
  const stack = [`${error.name}: ${message}`, ...frames].join('\n')
  const copy = Object.create(Object.getPrototypeOf(error) as object) as Error
  return Object.assign(copy, members, { message, stack })
}
