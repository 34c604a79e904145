import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'

/** The maximum number of nested causes that are copied. None of our errors has as many. */
const MAX_DEPTH = 8
/** PostgreSQL's error fields that describe tables, not values. */
const KEPT = ['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const

/**
 * Returns a copy of an error for the log. A failed query keeps its SQL and PostgreSQL's error fields. Its parameters
 * are removed, because they are hashes, numbers and users' texts. Messages that repeat them are removed too.
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

/** Copies an error's class and stack frames and removes everything else. */
function copyOf(error: Error, message: string, members: object): Error {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line))
  const stack = [`${error.name}: ${message}`, ...frames].join('\n')
  const copy = Object.create(Object.getPrototypeOf(error) as object) as Error
  return Object.assign(copy, members, { message, stack })
}
