import type { OutsideErrorKind } from '@dayreel/catalogue'
import { DAY_MS } from '@dayreel/catalogue'
import { z } from 'zod'
import { retryAfterMs } from '../http/retry-after.ts'
import type { Answer } from '../http/send.ts'
import { withoutSecrets } from '../http/without-secrets.ts'
import { PlatformError } from '../platform-error.ts'
import { nextPacificMidnight } from './pacific-midnight.ts'

const RECONNECT = 'Please reconnect YouTube.'
const CLOSED = 'YouTube reports that this channel is closed or suspended.'

/** The error kind and the message for each reason that YouTube gives. */
const BY_REASON: Readonly<Record<string, { kind: OutsideErrorKind; text?: string; afterMs?: number }>> = {
  invalidTitle: rejected('YouTube does not accept this title (max 100 characters, no < or >).'),
  invalidDescription: rejected('YouTube does not accept this description (max 5000 bytes, no < or >).'),
  invalidTags: rejected('YouTube does not accept these tags (max 500 characters together, no < or >).'),
  invalidCategoryId: rejected('YouTube does not accept this category.'),
  invalidPublishAt: rejected('YouTube does not accept this time of publishing.'),
  invalidVideoMetadata: rejected('YouTube does not accept the details of this video.'),
  invalidFilename: rejected('YouTube does not accept the name of this file.'),
  defaultLanguageNotSet: rejected('YouTube requires the language of this video.'),
  mediaBodyRequired: rejected('YouTube received no video.'),
  forbiddenPrivacySetting: rejected('YouTube does not allow this privacy for this channel.'),
  forbiddenLicenseSetting: rejected('YouTube does not allow this license for this channel.'),
  uploadLimitExceeded: {
    kind: 'user_action_required',
    text: "Your channel has reached YouTube's own daily upload limit. Try again in 24 hours; verifying your phone at youtube.com/verify raises it.",
    afterMs: DAY_MS,
  },
  authError: { kind: 'refresh_then_retry_once', text: RECONNECT },
  expired: { kind: 'refresh_then_retry_once', text: RECONNECT },
  authorizationRequired: { kind: 'refresh_then_retry_once', text: RECONNECT },
  youtubeSignupRequired: {
    kind: 'user_action_required',
    text: 'This Google account has no YouTube channel yet. Create one on youtube.com, then reconnect.',
  },
  quotaExceeded: { kind: 'quota_shared' },
  dailyLimitExceeded: { kind: 'quota_shared' },
  rateLimitExceeded: { kind: 'retry_later' },
  userRateLimitExceeded: { kind: 'retry_later' },
  uploadRateLimitExceeded: { kind: 'retry_later' },
  forbidden: {
    kind: 'user_action_required',
    text: 'The connected Google account may not upload to this channel. Reconnect with an owner or manager.',
  },
  insufficientPermissions: {
    kind: 'reconnect_required',
    text: 'The upload permission was not granted. Reconnect and tick it.',
  },
  accessNotConfigured: { kind: 'app_misconfigured' },
  channelClosed: { kind: 'permanent', text: CLOSED },
  channelSuspended: { kind: 'permanent', text: CLOSED },
  authenticatedUserAccountClosed: { kind: 'permanent', text: CLOSED },
  authenticatedUserAccountSuspended: { kind: 'permanent', text: CLOSED },
}

const ErrorBody = z.object({
  error: z.object({
    message: z.string().optional(),
    errors: z.array(z.object({ reason: z.string(), message: z.string().optional() })).optional(),
  }),
})
const OAuthBody = z.object({ error: z.string(), error_description: z.string().optional() })

/** Maps an error response of the API to a `PlatformError`. */
export function youTubeError(answer: Answer, isRepeatable: boolean, nowMs: number): PlatformError {
  const { status, headers, json } = answer
  const { error } = ErrorBody.safeParse(json).data ?? {}
  const said = error?.errors?.[0]?.message ?? error?.message
  const code = error?.errors?.[0]?.reason ?? `http_${status}`
  const common = { code, status, detail: withoutSecrets(said) }
  if (status >= 500) {
    const kind = isRepeatable ? 'retry_later' : 'outcome_unknown'
    return new PlatformError({ ...common, kind, afterMs: retryAfterMs(headers, nowMs) })
  }
  const known = BY_REASON[code] ?? (status === 401 ? BY_REASON['authError'] : undefined)
  // YouTube may report the upload limit with the reason of the rate limit. Only the message then mentions uploads.
  const isUploadBucket = code === 'rateLimitExceeded' && status === 429 && /upload/i.test(said ?? '')
  if (known?.kind === 'quota_shared' || isUploadBucket) {
    const text = 'YouTube limits how many videos our service may send per day. Yours is queued.'
    return new PlatformError({ ...common, kind: 'quota_shared', text, resetsAtMs: nextPacificMidnight(nowMs) })
  }
  if (known !== undefined) {
    return new PlatformError({ ...common, ...known, afterMs: retryAfterMs(headers, nowMs) ?? known.afterMs })
  }
  if (status === 429)
    return new PlatformError({ ...common, kind: 'retry_later', afterMs: retryAfterMs(headers, nowMs) })
  const text = `YouTube refused this with the code ${code}.`
  return new PlatformError({ ...common, kind: 'permanent', text })
}

/** Maps an error response of the token endpoint to a `PlatformError`. */
export function googleTokenError(answer: Answer, nowMs: number): PlatformError {
  const { status, headers, json } = answer
  const { error, error_description } = OAuthBody.safeParse(json).data ?? { error: `http_${status}` }
  const common = { code: error, status, detail: withoutSecrets(error_description) }
  if (status >= 500 || status === 429) {
    return new PlatformError({ ...common, kind: 'retry_later', afterMs: retryAfterMs(headers, nowMs) })
  }
  if (error !== 'invalid_grant') return new PlatformError({ ...common, kind: 'app_misconfigured' })
  const text =
    'Google ended our access (password or security change, access removed, or long inactivity). Reconnect to resume; scheduled videos are kept.'
  return new PlatformError({ ...common, kind: 'reconnect_required', text })
}

function rejected(text: string): { kind: OutsideErrorKind; text: string } {
  return { kind: 'content_rejected', text }
}
