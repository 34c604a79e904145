import type { OutsideErrorKind } from '@dayreel/catalogue'

type ProviderErrorOptions = {
  kind: OutsideErrorKind
  /** Message for the user: what happened and who can fix it, without the provider's name. */
  message: string
  /** Message for the operator: the provider, its error, and what to check. */
  forHost: string
  /** The HTTP status of the provider's response, if there was one. */
  status?: number
  retryAfterMs?: number
  /** Whether the call was rejected or never arrived, so that it cannot have used anything. */
  isUnused?: boolean
}

/** Error of a hosted or local model. It contains neither the request nor the key, so it can be logged. */
export class ProviderError extends Error {
  readonly kind: OutsideErrorKind
  readonly forHost: string
  readonly status: number | undefined
  readonly retryAfterMs: number | undefined
  readonly isUnused: boolean

  constructor({ kind, message, forHost, status, retryAfterMs, isUnused = false }: ProviderErrorOptions) {
    super(message)
    this.name = 'ProviderError'
    this.kind = kind
    this.forHost = forHost
    this.status = status
    this.retryAfterMs = retryAfterMs
    this.isUnused = isUnused
  }
}
