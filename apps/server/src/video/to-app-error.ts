import { StudioError, type StudioErrorCode } from '@dayreel/storyboard/base'
import type { ErrorCode } from '@dayreel/contract'
import { AppError } from '#lib/app-error.ts'

/** What lies outside a person's text has codes of its own. */
const CODES: Partial<Record<StudioErrorCode, ErrorCode>> = {
  'cost-limit': 'cost_limit_reached',
  'writer-failed': 'model_failed',
  'writer-gone': 'conflict',
}

/** The studio's sentence for whoever asked; anything else stays what it is. */
export function toAppError(error: unknown, field = 'scriptSubject'): unknown {
  if (!(error instanceof StudioError)) return error
  const { message, code, details } = error
  const known = CODES[code]
  if (known !== undefined) return new AppError(known, { message, cause: error })
  return new AppError('unacceptable', { message, details: { field, reason: code, ...details }, cause: error })
}
