import { ProviderError, type ProviderErrorKind } from '../../provider-error.ts'
import { baseUrlOf, PROVIDER_NAMES, type TextSettings } from '../text-settings.ts'

/** What the clients' error of a call carries, and we look at; the question and the key lie beside it. */
type CallFailure = {
  name: string
  code?: string
  statusCode?: number
  responseBody?: string
  responseHeaders?: Record<string, string>
  cause?: unknown
}

const HOSTS = 'Nothing was charged. Whoever runs this site has to mend it.'
const WAIT = 'Nothing was charged. Try again in a few minutes.'
const SAYS_SPENT = /insufficient_quota|credit balance|billing_hard_limit|PerDay/u
const LONGEST_WAIT_MS = 86_400_000

/** Whether a server refused the form that the answer was asked for in, not the question. */
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
 * Whatever a call failed with, as one of the kinds that decide what is done. Only the status and a short code of the provider's are
 * taken over: its sentence may repeat the key, and the clients' error holds the whole question.
 */
export function toProviderError(error: unknown, settings: TextSettings): ProviderError {
  const failure = failureOf(error)
  const name = PROVIDER_NAMES[settings.provider]
  const { statusCode: status, responseBody = '' } = failure
  const code = codeOf(responseBody, settings.key)
  const answered = `${name} answered ${status ?? 'nothing'}${code === undefined ? '' : ` (${code})`}`
  const make = (kind: ProviderErrorKind, message: string, forHost: string) =>
    new ProviderError({
      kind,
      message,
      forHost,
      status,
      retryAfterMs: kind === 'retry_later' ? waitOf(failure) : undefined,
      isUnused: (status ?? 0) >= 400 || isNeverReached(failure),
    })

  if (isTimeout(error)) {
    return make('retry_later', `The language model took too long to answer. ${WAIT}`, `${name} did not answer in time.`)
  }
  if (status === undefined || isBrokenOff(failure)) {
    const where = new URL(baseUrlOf(settings)).origin
    return make(
      'retry_later',
      `The language model could not be reached. ${WAIT}`,
      `${name} at ${where} could not be reached, or broke off. Is it running, and is the address right?`,
    )
  }
  if (status === 401 || status === 403 || /API_KEY_INVALID|API key not valid/u.test(responseBody)) {
    return make(
      'app_misconfigured',
      `The language model did not accept this site's key. ${HOSTS}`,
      `${answered}: the key was refused.`,
    )
  }
  if (status === 402 || SAYS_SPENT.test(responseBody)) {
    return make(
      'quota_shared',
      `What this site has paid for its language model is used up. ${HOSTS}`,
      `${answered}: the account's balance or quota is used up.`,
    )
  }
  if (status === 404 || status === 410) {
    return make(
      'app_misconfigured',
      `The language model that this site is set up with is not there. ${HOSTS}`,
      `${answered}: no model “${settings.model}”, or the address is wrong.`,
    )
  }
  if (status < 400) {
    return make(
      'app_misconfigured',
      `The language model that this site is set up with does not answer as one. ${HOSTS}`,
      `${answered}, not as a language model does: the address is wrong. Often it must end in /v1.`,
    )
  }
  if (status === 408 || status === 409 || status === 425 || status === 429) {
    return make(
      'retry_later',
      `The language model is asked too much at the moment. ${WAIT}`,
      `${answered}: too many calls.`,
    )
  }
  if (status >= 500) {
    return make(
      'retry_later',
      `The language model has trouble at the moment. ${WAIT}`,
      `${answered}: trouble on its side.`,
    )
  }
  return make(
    'permanent',
    `The language model refused what was asked. ${HOSTS}`,
    `${answered}: the call was refused. Perhaps the model is too small for it, or its context too short.`,
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

/** Nobody was there to be asked. */
function isNeverReached(failure: CallFailure): boolean {
  for (let each = failure; ; each = failureOf(each.cause)) {
    if (/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/u.test(each.code ?? '')) return true
    if (each.cause === undefined) return false
  }
}

/** The line went dead in the middle of an answer whose head had come. */
function isBrokenOff({ statusCode, cause }: CallFailure): boolean {
  if (statusCode === undefined || statusCode >= 300) return false
  for (let each = failureOf(cause); ; each = failureOf(each.cause)) {
    if (/JSON|Validation/u.test(each.name)) return false
    if (each.name === 'TypeError' || each.name === 'SocketError') return true
    if (each.cause === undefined) return false
  }
}

/** The provider's own short name of an error, where it is one. */
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
    const { error } = (read ?? {}) as ErrorBody
    if (typeof error !== 'object' || error === null) return {}
    return { error: { ...error, details: Array.isArray(error.details) ? error.details : [] } }
  } catch {
    return {}
  }
}

/** How long to wait, from the header in its three forms, or from Google's body. */
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
