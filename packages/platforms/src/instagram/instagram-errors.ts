import type { OutsideErrorKind } from '@dayreel/catalogue'
import { DAY_MS, MINUTE_MS } from '@dayreel/catalogue'
import { z } from 'zod'
import { retryAfterMs } from '../http/retry-after.ts'
import type { Answer } from '../http/send.ts'
import { withoutSecrets } from '../http/without-secrets.ts'
import { PlatformError } from '../platform-error.ts'

type Meaning = { kind: OutsideErrorKind; text?: string; afterMs?: number }

const EXPIRED: Meaning = { kind: 'reconnect_required', text: 'Instagram access has expired. Reconnect.' }
const CONFIRM: Meaning = {
  kind: 'user_action_required',
  text: 'Log in at facebook.com and confirm your account, then reconnect.',
}
const LATER: Meaning = { kind: 'retry_later', afterMs: 15 * MINUTE_MS }
const SOON: Meaning = { kind: 'retry_later', afterMs: MINUTE_MS }

/** The meanings of Meta's subcodes. They are looked up before the codes, because they are more precise. */
const BY_SUBCODE: Readonly<Record<number, Meaning>> = {
  460: { kind: 'reconnect_required', text: 'Your Facebook password changed. Reconnect.' },
  459: CONFIRM,
  464: CONFIRM,
  492: { kind: 'user_action_required', text: 'You no longer have a role on the Facebook Page. Ask its owner.' },
  2207001: SOON,
  2207003: SOON,
  2207004: rejected('Instagram does not accept files of this size.'),
  2207005: rejected('Instagram does not accept this picture format.'),
  2207006: SOON,
  2207008: SOON,
  2207009: rejected('Instagram does not accept this picture shape.'),
  2207010: rejected('Instagram accepts at most 2200 characters of text.'),
  2207020: SOON,
  2207026: rejected('Instagram does not accept this video format.'),
  2207027: SOON,
  2207032: SOON,
  2207040: rejected('Instagram accepts at most 5 hashtags and 20 mentions.'),
  2207042: { kind: 'retry_later', text: "Instagram's daily limit for this account is used up.", afterMs: DAY_MS },
  2207050: { kind: 'user_action_required', text: 'Open the Instagram app and resolve the notice.' },
  2207051: { kind: 'outcome_unknown', text: 'Instagram is limiting this account right now.' },
  2207052: { kind: 'retry_later', text: 'Instagram couldn’t fetch the video from this site.', afterMs: MINUTE_MS },
  2207053: SOON,
  2207057: rejected('The time of the cover is outside the video.'),
  2207077: SOON,
  2207081: rejected('This account can’t post trial Reels.'),
  2207082: SOON,
  2207085: SOON,
  2207089: { kind: 'app_misconfigured' },
}
const BY_CODE: Readonly<Record<number, Meaning>> = {
  190: EXPIRED,
  10: { kind: 'reconnect_required', text: 'A permission is missing. Reconnect and leave every permission on.' },
  4: LATER,
  17: LATER,
  32: LATER,
  613: LATER,
  9: LATER,
  24: SOON,
  25: { kind: 'user_action_required', text: 'Open the Instagram app and resolve the notice.' },
  100: { kind: 'app_misconfigured' },
  101: { kind: 'app_misconfigured' },
  368: { kind: 'user_action_required', text: 'Instagram has blocked this for now. Check the Instagram app.' },
  506: { kind: 'permanent', text: 'Instagram says that this was already posted.' },
}

const ErrorBody = z.object({
  error: z.object({
    message: z.string().optional(),
    code: z.number(),
    error_subcode: z.number().optional(),
    is_transient: z.boolean().optional(),
    error_user_msg: z.string().optional(),
  }),
})
const CodeBody = z.object({ error_type: z.string(), error_message: z.string().optional() })

/** Maps an error response to a `PlatformError`. */
export function instagramError(answer: Answer, isRepeatable: boolean, nowMs: number): PlatformError {
  const { status, headers, json } = answer
  const { error } = ErrorBody.safeParse(json).data ?? {}
  const { code, error_subcode: subcode, is_transient, error_user_msg, message } = error ?? {}
  const common = {
    code: error === undefined ? `http_${status}` : [code, subcode].filter((part) => part !== undefined).join('/'),
    status,
    detail: withoutSecrets(message),
  }
  const said = withoutSecrets(error_user_msg)
  const afterMs = retryAfterMs(headers, nowMs) ?? regainMs(headers)
  const known = (subcode === undefined ? undefined : BY_SUBCODE[subcode]) ?? meaningOf(code)
  // Instagram failed internally and may have carried out the call anyway.
  const isTrouble = status >= 500 || code === 1 || code === 2 || code === -1 || is_transient === true
  if (isTrouble && (known === undefined || known.kind === 'retry_later')) {
    return new PlatformError({ ...common, kind: isRepeatable ? 'retry_later' : 'outcome_unknown', afterMs })
  }
  // Instagram sometimes reports an existing object as missing, so a single such response is retried.
  if (code === 100 && subcode === 33) return new PlatformError({ ...common, kind: 'retry_later', afterMs: MINUTE_MS })
  if (known !== undefined) {
    const text = said ?? known.text
    return new PlatformError({ ...common, ...known, text, afterMs: afterMs ?? known.afterMs })
  }
  if (status === 429) return new PlatformError({ ...common, kind: 'retry_later', afterMs: afterMs ?? MINUTE_MS })
  if (status === 401) return new PlatformError({ ...common, ...EXPIRED })
  const text = said ?? `Instagram refused this with the code ${common.code}.`
  return new PlatformError({ ...common, kind: 'permanent', text })
}

/** Returns the error for a rejected code, after which the user has to connect again. */
export function instagramCodeError(answer: Answer, nowMs: number): PlatformError {
  const own = CodeBody.safeParse(answer.json).data
  const error = instagramError(answer, true, nowMs)
  const isUsed = own !== undefined || error.code.startsWith('100/360')
  if (!isUsed) return error
  const text = 'Connecting took too long or was repeated. Connect again.'
  const code = own?.error_type ?? error.code
  return new PlatformError({ kind: 'reconnect_required', code, status: answer.status, text })
}

/** Returns the error for the status text of a failed container. */
export function containerError(status: string): PlatformError {
  const subcode = /\b(2207\d{3})\b/.exec(status)?.[1] ?? 'container'
  const known = BY_SUBCODE[Number(subcode)]
  if (known !== undefined) return new PlatformError({ code: subcode, ...known })
  return new PlatformError({ kind: 'permanent', code: subcode, text: 'Instagram couldn’t read this video.' })
}

function meaningOf(code: number | undefined): Meaning | undefined {
  if (code === undefined) return undefined
  if (code >= 200 && code <= 299) return BY_CODE[10]
  if (code >= 80_000 && code <= 80_099) return LATER
  return BY_CODE[code]
}

const Usage = z.record(z.string(), z.array(z.object({ estimated_time_to_regain_access: z.number().optional() })))

/** Reads from a header how long calls stay blocked. */
function regainMs(headers: Headers): number | undefined {
  try {
    const usage = Usage.parse(JSON.parse(headers.get('x-business-use-case-usage') ?? ''))
    const minutes = Object.values(usage)
      .flat()
      .map(({ estimated_time_to_regain_access: wait = 0 }) => wait)
    const most = Math.max(0, ...minutes)
    return most > 0 ? most * MINUTE_MS : undefined
  } catch {
    return undefined
  }
}

function rejected(text: string): Meaning {
  return { kind: 'content_rejected', text }
}
