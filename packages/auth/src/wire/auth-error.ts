type AuthErrorOptions = {
  /** Further members of the response body. */
  details?: Record<string, unknown>
  retryAfterSeconds?: number
  cause?: unknown
}

/** A failure that is sent to the caller in the protocol's words and format. */
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

/** A failure in OAuth's format, which has no code. */
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

/**
 * Returns an overload error. After its status 503, the client keeps its session and retries. It would not do so after
 * 429 or 409.
 */
export function busy(cause?: unknown): AuthError {
  return new AuthError(503, 'request_timeout', 'The service is busy. Try again in a moment.', {
    retryAfterSeconds: 1,
    cause,
  })
}
