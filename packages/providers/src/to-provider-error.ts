import type { OutsideErrorKind } from '@dayreel/catalogue'
import { ProviderError } from './provider-error.ts'

/** The service of a call, as far as messages about it need it. */
export type CalledService = {
  /** Its name for users: `language model` or `voice service`. */
  noun: string
  /** The provider's name for the operator. */
  name: string
  baseUrl: string
  model: string
  key?: string | undefined
  /** Whether an account has connected it. */
  isOwn: boolean
  /** The alternative for a user, such as “choose another voice”. */
  otherwise?: string
}

/** The required parts of a client's error. The whole error also contains the prompt and the key. */
type CallFailure = {
  name: string
  code?: string
  statusCode?: number
  responseBody?: string
  responseHeaders?: Record<string, string>
  cause?: unknown
}

const HOSTS = 'Nothing was charged. The operator of this site has to fix it.'
const OWNERS = 'Nothing was charged. Change it in Settings, under AI models.'
const WAIT = 'Nothing was charged. Try again in a few minutes.'
const SAYS_SPENT = /insufficient_quota|insufficient_credits|quota_exceeded|credit balance|billing_hard_limit|PerDay/u
const LONGEST_WAIT_MS = 86_400_000

/** Checks if a server rejected the answer's form and not the request itself. */
export function isFormRefused(error: unknown): boolean {
  const { statusCode, responseBody = '' } = failureOf(error)
  return (
    (statusCode === 400 || statusCode === 422 || statusCode === 501) &&
    /response_?format|json_?schema|responseJsonSchema|structured|output_config|text\.format|grammar|invalid schema/iu.test(
      responseBody,
    )
  )
}

/**
 * Maps any failed call to one of the error kinds, which decide how the failure is handled. Only the provider's status
 * and a short error code are kept, because the provider's message may repeat the key and the client's error contains
 * the whole prompt.
 */
export function toProviderError(error: unknown, service: CalledService): ProviderError {
  const failure = failureOf(error)
  const { noun, name, isOwn, otherwise } = service
  const { statusCode: status, responseBody = '' } = failure
  const code = codeOf(responseBody, service.key)
  const [whose, fix] = isOwn ? ['your', OWNERS] : ['this site’s', HOSTS]
  const answered = `${name} answered ${status ?? 'nothing'}${code === undefined ? '' : ` (${code})`}`
  const make = (kind: OutsideErrorKind, message: string, forHost: string) =>
    new ProviderError({
      kind,
      message,
      forHost,
      status,
      retryAfterMs: kind === 'retry_later' ? waitOf(failure) : undefined,
      isUnused: (status ?? 0) >= 400 || isNeverReached(failure),
    })

  if (isTimeout(error)) {
    return make('retry_later', `The ${noun} took too long to answer. ${WAIT}`, `${name} did not answer in time.`)
  }
  if (status === undefined || isBrokenOff(failure)) {
    const where = new URL(service.baseUrl).origin
    return make(
      'retry_later',
      `The ${noun} couldn’t be reached. ${WAIT}`,
      `${name} at ${where} couldn’t be reached, or the connection was lost. Check that it is running and that the address is right.`,
    )
  }
  // ElevenLabs also answers 401 when the balance is used up, so this comes before a refused key.
  if (status === 402 || SAYS_SPENT.test(responseBody)) {
    return make(
      'quota_shared',
      isOwn
        ? `You have used up your balance at ${name.replace(/^The /u, 'the ')}. Nothing was charged here. Add credit there${otherwise ? `, or ${otherwise}` : ''}.`
        : `This site has used up its balance for the ${noun}. ${HOSTS}${otherwise ? ` Until then, ${otherwise}.` : ''}`,
      `${answered}: the account's balance or quota is used up.`,
    )
  }
  if (status === 401 || status === 403 || /API_KEY_INVALID|API key not valid/u.test(responseBody)) {
    return make(
      'app_misconfigured',
      `The ${noun} did not accept ${whose} key. ${fix}`,
      `${answered}: the key was refused.`,
    )
  }
  if (status === 404 || status === 410) {
    return make(
      'app_misconfigured',
      `${isOwn ? 'Your' : 'This site’s'} ${noun} does not exist. ${fix}`,
      `${answered}: no model “${service.model}”, or the address is wrong.`,
    )
  }
  if (status < 400) {
    return make(
      'app_misconfigured',
      `The server of ${whose} ${noun} gives invalid answers. ${fix}`,
      `${answered}, which is not the answer of a ${noun}: the address is wrong. Often it must end in /v1.`,
    )
  }
  if (status === 408 || status === 409 || status === 425 || status === 429) {
    return make('retry_later', `The ${noun} is overloaded at the moment. ${WAIT}`, `${answered}: too many calls.`)
  }
  if (status >= 500) {
    return make(
      'retry_later',
      `The ${noun} is having problems at the moment. ${WAIT}`,
      `${answered}: the provider has a problem.`,
    )
  }
  return make(
    'permanent',
    `The ${noun} refused the request. ${fix}`,
    `${answered}: the call was refused. Perhaps the model can’t do it, or the text is too long for it.`,
  )
}

function failureOf(error: unknown): CallFailure {
  return typeof error === 'object' && error !== null ? (error as CallFailure) : { name: typeof error }
}

function isTimeout(error: unknown): boolean {
  for (let each = failureOf(error); ; each = failureOf(each.cause)) {
    if (each.name === 'TimeoutError') return true
    if (each.cause === undefined) return false
  }
}

/** Checks if the request never reached the provider. */
function isNeverReached(failure: CallFailure): boolean {
  for (let each = failure; ; each = failureOf(each.cause)) {
    if (/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/u.test(each.code ?? '')) return true
    if (each.cause === undefined) return false
  }
}

/** Checks if the connection broke in the middle of a response. */
function isBrokenOff({ statusCode, cause }: CallFailure): boolean {
  if (statusCode === undefined || statusCode >= 300) return false
  for (let each = failureOf(cause); ; each = failureOf(each.cause)) {
    if (/JSON|Validation/u.test(each.name)) return false
    if (each.name === 'TypeError' || each.name === 'SocketError') return true
    if (each.cause === undefined) return false
  }
}

/** Returns the provider's own error code if it is short and does not contain the key. */
function codeOf(body: string, key: string | undefined): string | undefined {
  const { error } = readBody(body)
  const details = error?.details?.map((each) => each.reason) ?? []
  return [...details, error?.code, error?.type, error?.status].find(
    (code): code is string =>
      typeof code === 'string' && /^[a-z][\w-]{2,39}$/iu.test(code) && !(key && code.includes(key)),
  )
}

type ErrorBody = {
  error?: {
    code?: unknown
    type?: unknown
    status?: unknown
    details?: { reason?: unknown; retryDelay?: unknown }[]
  }
}

function readBody(body: string): ErrorBody {
  try {
    const read: unknown = JSON.parse(body)
    const { error, detail } = (read ?? {}) as ErrorBody & { detail?: ErrorBody['error'] }
    const found = error ?? detail // ElevenLabs calls this field `detail`.
    if (typeof found !== 'object' || found === null) return {}
    return { error: { ...found, details: Array.isArray(found.details) ? found.details : [] } }
  } catch {
    return {}
  }
}

/**
 * Returns the milliseconds to wait before a retry, from one of three header forms or from the body of Google's
 * response.
 */
function waitOf({ responseHeaders = {}, responseBody = '' }: CallFailure): number | undefined {
  const { 'retry-after-ms': milliseconds, 'retry-after': after } = responseHeaders
  const delay = readBody(responseBody).error?.details?.find(
    ({ retryDelay }) => typeof retryDelay === 'string',
  )?.retryDelay
  const found = [
    milliseconds === undefined ? Number.NaN : Number(milliseconds),
    after === undefined ? Number.NaN : Number(after) * 1_000,
    after === undefined ? Number.NaN : Date.parse(after) - Date.now(),
    Number.parseFloat(String(delay)) * 1_000,
  ].find((wait) => Number.isFinite(wait))
  return found === undefined ? undefined : Math.min(LONGEST_WAIT_MS, Math.max(0, found))
}
