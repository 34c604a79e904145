import { ERRORS, type ErrorCode } from '@dayreel/contract'

type AppErrorOptions = {
  /** Replaces the table's message with a more specific one, which says what to do next. */
  message?: string
  /** The caller sees these, so they must not contain tokens, addresses or another user's data. */
  details?: unknown
  retryAfterSeconds?: number
  cause?: unknown
}

/** An error that the caller gets as a code of the contract's table. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly details: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, { message, details, retryAfterSeconds, cause }: AppErrorOptions = {}) {
    super(message ?? ERRORS[code].message, { cause })
    this.code = code
    this.status = ERRORS[code].status
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
  }
}
