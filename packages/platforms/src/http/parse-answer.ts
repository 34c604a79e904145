import type { z } from 'zod'
import { PlatformError } from '../platform-error.ts'
import type { Answer } from './send.ts'

/**
 * The part of an answer that is used.
 *
 * @param kind what it means where the answer is not as it should be: after a call that may not be repeated the outcome is unknown.
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
