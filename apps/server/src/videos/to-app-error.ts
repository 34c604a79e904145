import { StudioError, type StudioErrorCode } from '@dayreel/storyboard/base'
import type { ErrorCode } from '@dayreel/contract'
import { AppError } from '#errors/app-error.ts'

/** Error codes for errors that are not caused by the user's text. */
const CODES: Partial<Record<StudioErrorCode, ErrorCode>> = {
  'cost-limit': 'cost_limit_reached',
  'writer-failed': 'model_failed',
  'voice-failed': 'model_failed',
  'transcription-failed': 'model_failed',
  'pictures-failed': 'model_failed',
  'photos-unavailable': 'unavailable',
  'writer-gone': 'conflict',
  'choice-gone': 'conflict',
  'illustrator-gone': 'conflict',
}

/** Turns the studio's errors into errors with a sentence for the user. Other errors are returned unchanged. */
export function toAppError(error: unknown, field = 'scriptSubject'): unknown {
  if (!(error instanceof StudioError)) return error
  const { message, code, details } = error
  const known = CODES[code]
  if (known !== undefined) return new AppError(known, { message, cause: error })
  return new AppError('unacceptable', { message, details: { field, reason: code, ...details }, cause: error })
}
