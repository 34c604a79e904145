import { setTimeout as wait } from 'node:timers/promises'
import type { ZodType } from 'zod'

export type PublicApiOptions = {
  /** An email or web address at which the service's operators can reach the operator of this site. */
  contact?: string
  /** Further headers of each request, such as one with a key. */
  headers?: Readonly<Record<string, string>>
  /** The delays in milliseconds before each retry, unless the service specifies a delay. */
  waitsMs?: readonly number[]
  /** Time limit of one request in milliseconds. */
  timeoutMs?: number
  now?: () => number
}

/** Error of a request to a public service, after all retries. */
export class PublicApiError extends Error {
  override readonly name = 'PublicApiError'
  /** The status of the last response. Undefined if there was none. */
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

export type PublicApi = <Answer>(url: URL, shape: ZodType<Answer>, signal: AbortSignal) => Promise<Answer | undefined>

const WAITS_MS = [1_000, 5_000]
const TIMEOUT_MS = 15_000
/** If the service specifies a longer delay, requests stay blocked until it is over, but no video waits for it. */
const LONGEST_WAIT_MS = 30_000
const MAX_ANSWER_CHARACTERS = 3_000_000

/**
 * Creates a function that makes one request to a public service and parses the response. After a
 * `Retry-After`, no request is sent until the delay is over, regardless of the video.
 *
 * @param service the service's name in errors, such as `Wikipedia`.
 * @returns a function that returns undefined if the response is too long, and throws a {@link PublicApiError}.
 */
export function createPublicApi(service: string, options: PublicApiOptions): PublicApi {
  const { contact, waitsMs = WAITS_MS, timeoutMs = TIMEOUT_MS, now = Date.now } = options
  const headers = { accept: 'application/json', 'user-agent': userAgentOf(contact), ...options.headers }
  let pausedUntil = 0

  async function pause(signal: AbortSignal): Promise<void> {
    const left = pausedUntil - now()
    if (left > LONGEST_WAIT_MS) throw new PublicApiError(`${service} asked for a long pause.`, 429)
    if (left > 0) await wait(left, undefined, { signal }).catch(() => signal.throwIfAborted())
  }

  return async (url, shape, signal) => {
    for (let tries = 0; ; tries++) {
      await pause(signal)
      const answer = await send(url, headers, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])).catch(() => {
        signal.throwIfAborted()
        return NO_ANSWER
      })
      if (answer.text === TOO_LONG) return undefined
      const read = answer.status === 200 ? shape.safeParse(parse(answer.text)) : undefined
      if (read?.success) return read.data
      const isOver = tries >= waitsMs.length || !isTemporary(answer.status)
      const delayMs = retryAfterMs(answer.retryAfter, now()) ?? (isOver ? 0 : waitsMs[tries]!)
      pausedUntil = Math.max(pausedUntil, now() + delayMs)
      if (isOver) {
        if (answer.status === 0) throw new PublicApiError(`${service} did not answer.`)
        throw new PublicApiError(`${service} answered with status ${answer.status}.`, answer.status)
      }
    }
  }
}

/**
 * Returns the header with which a request names this program and its operator.
 *
 * @see https://foundation.wikimedia.org/wiki/Policy:Wikimedia_Foundation_User-Agent_Policy
 */
export function userAgentOf(contact: string | undefined): string {
  return contact === undefined ? 'Dayreel/0.2' : `Dayreel/0.2 (${contact})`
}

type RawAnswer = { status: number; text: string; retryAfter: string | null }
const NO_ANSWER: RawAnswer = { status: 0, text: '', retryAfter: null }
/** Marks a response that was not read to its end. */
const TOO_LONG = '\u0000'

async function send(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<RawAnswer> {
  // The API never redirects, so a redirect leads to another site.
  const response = await fetch(url, { headers, signal, redirect: 'error' })
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_ANSWER_CHARACTERS) {
      text = TOO_LONG
      break
    }
  }
  return { status: response.status, text, retryAfter: response.headers.get('retry-after') }
}

/** A status of 200 is temporary too: MediaWiki reports some errors, such as a lagging database, in its body. */
function isTemporary(status: number): boolean {
  return status === 0 || status === 200 || status === 429 || status >= 500
}

function retryAfterMs(said: string | null, nowMs: number): number | undefined {
  if (said === null) return undefined
  if (/^\d{1,9}$/u.test(said)) return Number(said) * 1_000
  const at = Date.parse(said)
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs)
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
