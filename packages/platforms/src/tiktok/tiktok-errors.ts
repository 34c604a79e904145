import type { OutsideErrorKind } from '@dayreel/catalogue'
import { DAY_MS, MINUTE_MS } from '@dayreel/catalogue'
import { z } from 'zod'
import { retryAfterMs } from '../http/retry-after.ts'
import type { Answer } from '../http/send.ts'
import { withoutSecrets } from '../http/without-secrets.ts'
import { PlatformError } from '../platform-error.ts'

/** The error code for too many drafts: an account may have at most five waiting drafts within a day. */
export const TOO_MANY_DRAFTS = 'spam_risk_too_many_pending_share'

const BY_CODE: Readonly<Record<string, { kind: OutsideErrorKind; text?: string; afterMs?: number }>> = {
  access_token_invalid: { kind: 'refresh_then_retry_once', text: 'Reconnect TikTok.' },
  scope_not_authorized: { kind: 'reconnect_required', text: 'Reconnect TikTok and allow Dayreel to post.' },
  unaudited_client_can_only_post_to_private_accounts: {
    kind: 'user_action_required',
    text: 'Until TikTok approves Dayreel, your TikTok account must be set to Private (Settings › Privacy).',
  },
  reached_active_user_cap: {
    kind: 'retry_later',
    text: "TikTok limits how many people may post through Dayreel per day. This limit is TikTok's.",
    afterMs: DAY_MS,
  },
  spam_risk_too_many_posts: {
    kind: 'retry_later',
    text: "This account has reached TikTok's daily limit for posts from other apps.",
    afterMs: DAY_MS,
  },
  spam_risk_user_banned_from_posting: { kind: 'permanent', text: 'TikTok does not allow this account to post.' },
  [TOO_MANY_DRAFTS]: {
    kind: 'user_action_required',
    text: 'Finish or discard the drafts in your TikTok inbox. TikTok allows five within 24 hours; after that, this can be posted again.',
  },
  privacy_level_option_mismatch: { kind: 'content_rejected', text: 'Choose the audience again.' },
  rate_limit_exceeded: { kind: 'retry_later', afterMs: MINUTE_MS },
}
/** The reasons why a started post failed. */
const BY_FAIL_REASON: Readonly<Record<string, { kind: OutsideErrorKind; text: string; afterMs?: number }>> = {
  file_format_check_failed: { kind: 'content_rejected', text: 'TikTok can’t read this kind of file.' },
  duration_check_failed: { kind: 'content_rejected', text: 'TikTok does not accept videos of this length.' },
  frame_rate_check_failed: { kind: 'content_rejected', text: 'TikTok does not accept this frame rate.' },
  picture_size_check_failed: { kind: 'content_rejected', text: 'TikTok does not accept this picture size.' },
  internal: { kind: 'permanent', text: 'Something went wrong at TikTok. Post it again.' },
  publish_cancelled: { kind: 'permanent', text: 'The post was cancelled.' },
  auth_removed: {
    kind: 'reconnect_required',
    text: 'Access was revoked while TikTok was posting. Reconnect TikTok.',
  },
  spam_risk_text: { kind: 'content_rejected', text: 'TikTok does not accept this text.' },
  spam_risk: { kind: 'content_rejected', text: 'TikTok considers this post spam.' },
}

const ErrorBody = z.object({ error: z.object({ code: z.string(), message: z.string().optional() }) })
const OAuthBody = z.object({ error: z.string(), error_description: z.string().optional() })

/** Maps an error response to a `PlatformError`. The response's code decides, because its status does not. */
export function tikTokError(answer: Answer, isRepeatable: boolean, nowMs: number): PlatformError {
  const { status, headers, json } = answer
  const { code, message } = ErrorBody.safeParse(json).data?.error ?? { code: `http_${status}` }
  const common = { code, status, detail: withoutSecrets(message) }
  const afterMs = retryAfterMs(headers, nowMs)
  if (status >= 500 || code === 'internal_error') {
    return new PlatformError({ ...common, kind: isRepeatable ? 'retry_later' : 'outcome_unknown', afterMs })
  }
  const known = BY_CODE[code] ?? (status === 401 ? BY_CODE['access_token_invalid'] : undefined)
  if (known !== undefined) return new PlatformError({ ...common, ...known, afterMs: afterMs ?? known.afterMs })
  if (status === 429) return new PlatformError({ ...common, kind: 'retry_later', afterMs: afterMs ?? MINUTE_MS })
  // Any other code means that the request had wrong parameters.
  return new PlatformError({ ...common, kind: 'app_misconfigured' })
}

export function failureError(reason: string): PlatformError {
  const known = BY_FAIL_REASON[reason] ?? BY_CODE[reason]
  const fallback = { kind: 'permanent' as const, text: `TikTok couldn’t post this: ${withoutSecrets(reason)}.` }
  return new PlatformError({ code: reason, ...(known ?? fallback) })
}

export function tikTokTokenError(answer: Answer, nowMs: number): PlatformError {
  const { status, headers, json } = answer
  const { error, error_description } = OAuthBody.safeParse(json).data ?? { error: `http_${status}` }
  const common = { code: error, status, detail: withoutSecrets(error_description) }
  if (status >= 500 || status === 429) {
    return new PlatformError({ ...common, kind: 'retry_later', afterMs: retryAfterMs(headers, nowMs) })
  }
  if (error !== 'invalid_grant' && error !== 'access_denied') {
    return new PlatformError({ ...common, kind: 'app_misconfigured' })
  }
  return new PlatformError({
    ...common,
    kind: 'reconnect_required',
    text: 'TikTok access has expired. Reconnect TikTok.',
  })
}
