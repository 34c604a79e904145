/**
 * What a fault asks for, whichever platform it comes from.
 *
 * `retry_later`: the same again, later · `refresh_then_retry_once`: the access token has ended · `reconnect_required`: the person has
 * to say yes again · `user_action_required`: the person has to do something at the platform · `content_rejected`: the post has to
 * change · `app_misconfigured`: the operator has to do something · `quota_shared`: everybody waits until `resetsAtMs` ·
 * `outcome_unknown`: it may have happened, so only reading back is allowed · `permanent`: it will not be.
 */
export type PlatformErrorKind =
  | 'retry_later'
  | 'refresh_then_retry_once'
  | 'reconnect_required'
  | 'user_action_required'
  | 'content_rejected'
  | 'app_misconfigured'
  | 'quota_shared'
  | 'outcome_unknown'
  | 'permanent'

export type PlatformErrorDetails = {
  kind: PlatformErrorKind
  /** The platform's own code, or ours where it gave none: `no_answer`, `scope_missing`, `no_account`. */
  code: string
  /** For the person: what happened and what to do. Undefined where there is nothing for a person to do. */
  text?: string | undefined
  /** The status of the answer, where there was one. */
  status?: number | undefined
  /** Not before so long from now. */
  afterMs?: number | undefined
  /** When what all users share is there again. */
  resetsAtMs?: number | undefined
  /** What the platform said, without any secret; for operators. */
  detail?: string | undefined
}

/** The one error that leaves an adapter, besides the reason of an abort. Neither its message nor its stack holds a token. */
export class PlatformError extends Error {
  readonly kind: PlatformErrorKind
  readonly code: string
  readonly text: string | undefined
  readonly status: number | undefined
  readonly afterMs: number | undefined
  readonly resetsAtMs: number | undefined
  readonly detail: string | undefined

  constructor({ kind, code, text, status, afterMs, resetsAtMs, detail }: PlatformErrorDetails) {
    super(`${kind}: ${code}${status === undefined ? '' : ` (${status})`}`)
    this.name = 'PlatformError'
    this.kind = kind
    this.code = code
    this.text = text
    this.status = status
    this.afterMs = afterMs
    this.resetsAtMs = resetsAtMs
    this.detail = detail
  }
}

/** The platform was heard, and said no to this very call: the same again would not help. */
export function isRefusal({ kind }: PlatformError): boolean {
  return kind === 'permanent' || kind === 'content_rejected' || kind === 'user_action_required'
}
