import { CallError, type Estimate } from '@dayreel/contract'
import { canPay } from '../cost-words.ts'

/** Why a video cannot start: there are no words, the server rejects them, or the balance is too low. */
export type GenerateBlock = 'empty' | 'refused' | 'unpaid'

type Known = {
  hasWords: boolean
  /** The estimate of exactly these words and choices. Undefined if there is none. */
  data?: Estimate | undefined
  /** The error of the estimate request. */
  error?: unknown
}

/**
 * The only rule that decides whether a video can start. The button, the shortcut and the check after a quick press use
 * it. A failed estimate does not block, because the request itself may succeed.
 */
export function generateBlockOf({ hasWords, data, error }: Known): GenerateBlock | undefined {
  if (!hasWords) return 'empty'
  if (isRefusal(error)) return 'refused'
  return data !== undefined && !canPay(data.cost) ? 'unpaid' : undefined
}

/**
 * Returns whether the server has checked the request and rejects it. After too many requests, the server has not
 * checked it.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429
}
