import { CallError, type Estimate } from '@dayreel/contract'
import { canPay } from '../cost-words.ts'

/** Why a video cannot start: no words, the server rejects them, or the balance is too low. */
export type GenerateBlock = 'empty' | 'refused' | 'unpaid'

type Known = {
  hasWords: boolean
  /** The estimate of exactly these words and choices, if there is one. */
  data?: Estimate | undefined
  /** Why there is no estimate. */
  error?: unknown
}

/**
 * The one rule that decides if a video can start. The button, the shortcut and the check after a quick press follow it.
 * A failed call does not block, because the request itself may succeed.
 */
export function generateBlockOf({ hasWords, data, error }: Known): GenerateBlock | undefined {
  if (!hasWords) return 'empty'
  if (isRefusal(error)) return 'refused'
  return data !== undefined && !canPay(data.cost) ? 'unpaid' : undefined
}

/** The server has checked the request and rejects it. It has not checked it if there were too many requests. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429
}
