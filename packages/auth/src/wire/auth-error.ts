type AuthErrorOptions = {
  /** Further members of the answer's body. */
  details?: Record<string, unknown>
  retryAfterSeconds?: number
  cause?: unknown
}

/** A failure that the caller is told about in the words and the shape of the protocol. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly status: number
  readonly code: string
  readonly details: Record<string, unknown>
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, code: string, message: string, options: AuthErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.status = status
    this.code = code
    this.details = options.details ?? {}
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** A failure in the shape that OAuth gives to errors: no code. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  readonly error: string

  constructor(error: string, description: string, cause?: unknown) {
    super(description, { cause })
    this.error = error
  }
}

export function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}

/** Too much at once; the client keeps its session and tries again, which it would not after 429 or 409. */
export function busy(cause?: unknown): AuthError {
  return new AuthError(503, 'request_timeout', 'The service is busy. Try again in a moment.', {
    retryAfterSeconds: 1,
    cause,
  })
}
