/**
 * What can be done about a failure; the same kinds as for the platforms that are posted to, so that one rule decides on trying again.
 * `retry_later`: it may work in a while. `quota_shared`: what the host has paid for is used up. `content_rejected`: the provider will
 * not answer this. `app_misconfigured`: the host's to mend. `permanent`: the same question would fail again.
 */
export type ProviderErrorKind =
  | 'retry_later'
  | 'refresh_then_retry_once'
  | 'reconnect_required'
  | 'user_action_required'
  | 'content_rejected'
  | 'app_misconfigured'
  | 'quota_shared'
  | 'outcome_unknown'
  | 'permanent'

type ProviderErrorOptions = {
  kind: ProviderErrorKind
  /** For anybody: what happened and whose it is to mend, without a provider's name. */
  message: string
  /** For who runs the site: who answered what, and what to look at. */
  forHost: string
  /** The provider's status, where it answered with one. */
  status?: number
  retryAfterMs?: number
  /** It was refused, or reached nobody: nothing can have been used. */
  isUnused?: boolean
}

/** A hosted or local model failed. Holds nothing of what was asked, and no key: it may be logged as it stands. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind
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
