import type { OutsideErrorKind } from '@dayreel/catalogue'

export type PlatformErrorDetails = {
  kind: OutsideErrorKind
  /**
   * The platform's error code. If it sent none, one of Dayreel's codes: `no_answer`, `scope_missing` or `no_account`.
   */
  code: string
  /** The message for the user: what happened and what to do. Undefined if the user cannot do anything. */
  text?: string | undefined
  /** The HTTP status of the response. Undefined without a response. */
  status?: number | undefined
  /** The shortest delay before a retry. */
  afterMs?: number | undefined
  /** When the quota resets that all users of the site share. */
  resetsAtMs?: number | undefined
  /** The platform's message without secrets, for operators. */
  detail?: string | undefined
}

/**
 * The only error type that an adapter throws, except for the reason of an aborted signal. Neither its message nor its
 * stack contains a token.
 */
export class PlatformError extends Error {
  readonly kind: OutsideErrorKind
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

/** Returns whether the platform rejected this call for a reason that a repeated call would not change. */
export function isRefusal({ kind }: PlatformError): boolean {
  return kind === 'permanent' || kind === 'content_rejected' || kind === 'user_action_required'
}
