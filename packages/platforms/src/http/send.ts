import { PlatformError } from '../platform-error.ts'

/** The HTTP settings that every adapter accepts. */
export type HttpOptions = {
  fetch?: typeof fetch
  now?: () => number
  /** The longest wait for a response, in milliseconds. */
  timeoutMs?: number
  /** The longest time without a sent byte while a body is uploaded, in milliseconds. */
  stallMs?: number
}

export type Outgoing = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string | URL
  headers?: Readonly<Record<string, string>>
  form?: Readonly<Record<string, string | undefined>>
  json?: unknown
  /** A byte range of a file, which is streamed as the request body. */
  bytes?: { blob: Blob; from: number; to: number; onSent?: ((count: number) => void) | undefined }
  signal: AbortSignal
  /** Whether the request may be repeated if its response was lost. */
  isRepeatable: boolean
}

export type Answer = {
  status: number
  headers: Headers
  text: string
  /** The parsed JSON body, in which every long number is a string of digits. Undefined if the body is not JSON. */
  json: unknown
}

export type Send = (request: Outgoing) => Promise<Answer>

const MAX_ANSWER_BYTES = 2_000_000
/** Error codes that prove that the request never reached the platform. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/**
 * Makes one request and reads the response, also if its status is an error or a redirect.
 *
 * @throws {PlatformError} without a response. Its kind is `retry_later` if the request may be repeated, otherwise
 * `outcome_unknown`. The error contains neither URLs nor headers.
 */
export function createSend({ fetch: call = fetch, timeoutMs = 30_000, stallMs = 60_000 }: HttpOptions): Send {
  return async ({ method, url, headers, form, json, bytes, signal, isRepeatable }) => {
    signal.throwIfAborted()
    const watch = createWatch(timeoutMs)
    try {
      const sent = bodyOf()
      const response = await call(url, {
        method,
        headers: { accept: 'application/json', ...sent.headers, ...headers },
        body: sent.body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, watch.signal]),
        ...(sent.body instanceof ReadableStream ? { duplex: 'half' as const } : {}),
      })
      const text = await readText(response)
      return { status: response.status, headers: response.headers, text, json: parseJson(text) }
    } catch (error) {
      signal.throwIfAborted()
      const code = watch.signal.aborted ? 'timeout' : codeOf(error)
      const kind = isRepeatable || NEVER_SENT.has(code) ? 'retry_later' : 'outcome_unknown'
      throw new PlatformError({ kind, code: 'no_answer', detail: code })
    } finally {
      watch.stop()
    }

    function bodyOf(): {
      body?: URLSearchParams | ReadableStream<Uint8Array> | string
      headers?: Record<string, string>
    } {
      if (form !== undefined) return { body: formOf(form) }
      if (json !== undefined) {
        return { body: JSON.stringify(json), headers: { 'content-type': 'application/json; charset=UTF-8' } }
      }
      if (bytes === undefined) return {}
      const { blob, from, to, onSent } = bytes
      let count = 0
      watch.restart(stallMs)
      const counting = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          count += chunk.byteLength
          onSent?.(count)
          watch.restart(count < to - from ? stallMs : Math.max(stallMs, timeoutMs))
          controller.enqueue(chunk)
        },
      })
      // Sets the length, because some platforms do not accept a chunked body.
      const body = blob.slice(from, to).stream().pipeThrough(counting)
      return { body: to > from ? body : '', headers: { 'content-length': String(to - from) } }
    }
  }
}

/** Creates a timer that aborts a stalled request. */
function createWatch(timeoutMs: number): { signal: AbortSignal; restart: (ms: number) => void; stop: () => void } {
  const controller = new AbortController()
  const start = (ms: number): NodeJS.Timeout => setTimeout(() => controller.abort(), ms)
  let timer = start(timeoutMs)
  return {
    signal: controller.signal,
    restart(ms) {
      clearTimeout(timer)
      timer = start(ms)
    },
    stop: () => clearTimeout(timer),
  }
}

function formOf(fields: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value)
  return form
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_ANSWER_BYTES) throw Object.assign(new Error('The answer is too long'), { code: 'too_long' })
  }
  return text + decoder.decode()
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text, keepDigits)
  } catch {
    return undefined
  }
}

/** Keeps integers that a double cannot represent as strings of digits, because ids can be that large. */
function keepDigits(_key: string, value: unknown, { source = '' }: { source?: string } = {}): unknown {
  return typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? source : value
}

/**
 * Returns the innermost error code. `fetch` wraps the cause, and if both address families failed, the cause is itself
 * an `AggregateError`.
 */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  if (!(error instanceof Error)) return 'unknown'
  if (error.cause !== undefined) return codeOf(error.cause)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
