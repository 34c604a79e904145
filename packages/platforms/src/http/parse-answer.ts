import type { z } from 'zod'
import { PlatformError } from '../platform-error.ts'
import type { Answer } from './send.ts'

/**
 * Parses the fields that the caller needs from a response.
 *
 * @param kind The error kind for an unexpected response. After a non-repeatable call, the outcome is unknown.
 */
export function parseAnswer<T>(
  shape: z.ZodType<T>,
  { json, status }: Answer,
  kind: 'retry_later' | 'outcome_unknown' = 'retry_later',
): T {
  const parsed = shape.safeParse(json)
  if (parsed.success) return parsed.data
  throw new PlatformError({ kind, code: 'strange_answer', status, detail: parsed.error.issues[0]?.path.join('.') })
}
