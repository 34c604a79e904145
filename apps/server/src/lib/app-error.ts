import { ERRORS, type ErrorCode } from '@dayreel/contract'

type AppErrorOptions = {
  /** More exact than the table's; says what to do next. */
  message?: string
  /** Shown to the caller: never a token, an address or anything of somebody else's. */
  details?: unknown
  retryAfterSeconds?: number
  cause?: unknown
}

/** A failure that the caller is told about, by a code of the contract's table. */
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
