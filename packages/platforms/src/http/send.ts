import { PlatformError } from '../platform-error.ts'

/** What adapters need of the outside besides addresses. */
export type HttpOptions = {
  fetch?: typeof fetch
  now?: () => number
  /** An answer may take so long. */
  timeoutMs?: number
  /** While a body is sent, so much time may pass without a byte. */
  stallMs?: number
}

export type Outgoing = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string | URL
  headers?: Readonly<Record<string, string>>
  form?: Readonly<Record<string, string | undefined>>
  json?: unknown
  /** Part of a file, streamed. */
  bytes?: { blob: Blob; from: number; to: number; onSent?: ((count: number) => void) | undefined }
  signal: AbortSignal
  /** Whether it may be made again where its answer did not come. */
  isRepeatable: boolean
}

export type Answer = {
  status: number
  headers: Headers
  text: string
  /** The body as JSON, every long number as the digits it came with; undefined where it is none. */
  json: unknown
}

export type Send = (request: Outgoing) => Promise<Answer>

const MAX_ANSWER_BYTES = 2_000_000
/** Nothing has reached the platform when it ends like this. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/**
 * Makes one request and reads its answer, whatever its status. Redirects are answers too.
 *
 * @throws {PlatformError} `no_answer` and the like where none came: `outcome_unknown` if the request may not be repeated, `retry_later`
 *   otherwise. Neither addresses nor headers get into it.
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
      // The length is said, or it would be sent in chunks, which not every platform takes.
      const body = blob.slice(from, to).stream().pipeThrough(counting)
      return { body: to > from ? body : '', headers: { 'content-length': String(to - from) } }
    }
  }
}

/** Ends a request that nothing happens to any more. */
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

/** Numbers that a double cannot hold stay the digits that they came as: ids are such numbers. */
function keepDigits(_key: string, value: unknown, { source = '' }: { source?: string } = {}): unknown {
  return typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? source : value
}

/** The innermost code: fetch wraps what happened, and two failed address families wrap it once more. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  if (!(error instanceof Error)) return 'unknown'
  if (error.cause !== undefined) return codeOf(error.cause)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
