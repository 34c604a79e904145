import { createGuardedFetch, type GuardOptions } from './guarded-fetch.ts'
import { ProviderError } from './provider-error.ts'
import { type CalledService, toProviderError } from './to-provider-error.ts'

type Http = {
  /**
   * Sends a form, or any other object as JSON.
   *
   * @throws {ProviderError}
   */
  post(url: string, body: object | FormData, signal: AbortSignal): Promise<Uint8Array>
  /**
   * @returns undefined if the address does not exist.
   * @throws {ProviderError}
   */
  get(url: string, signal: AbortSignal): Promise<unknown>
}

type HttpOptions = {
  /** Time limit of one call in milliseconds. Default: 120,000. */
  timeoutMs?: number | undefined
  /** Set if an account has connected the service itself. */
  own?: GuardOptions | undefined
  headers: Record<string, string>
  /** Recognises the provider's own errors. If it returns undefined, the general rules apply. */
  explain?: ((failure: { status: number; body: string }) => ProviderError | undefined) | undefined
}

const DEFAULT_TIMEOUT_MS = 120_000
/** A picture of two megapixels has at most 12 MB, and a third more in base64. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024
const MAX_ERROR_CHARACTERS = 10_000

/** Creates the client that all wire formats share. It follows no redirect, because its target would receive the key. */
export function createHttp(
  service: CalledService,
  { timeoutMs = DEFAULT_TIMEOUT_MS, own, headers, explain }: HttpOptions,
): Http {
  const send = own === undefined ? fetch : createGuardedFetch({ ...own, maxBytes: MAX_ANSWER_BYTES })

  async function call(url: string, init: RequestInit, signal: AbortSignal): Promise<Uint8Array> {
    signal.throwIfAborted()
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const answer = await send(url, { ...init, redirect: 'manual', signal: AbortSignal.any([signal, timeout]) })
      const bytes = await readBody(answer)
      if (answer.ok) return bytes
      const body = new TextDecoder().decode(bytes.subarray(0, MAX_ERROR_CHARACTERS))
      throw (
        explain?.({ status: answer.status, body }) ??
        toProviderError(
          {
            name: 'CallFailure',
            statusCode: answer.status,
            responseBody: body,
            responseHeaders: Object.fromEntries(answer.headers),
          },
          service,
        )
      )
    } catch (error) {
      signal.throwIfAborted()
      throw error instanceof ProviderError ? error : toProviderError(error, service)
    }
  }

  return {
    async post(url, body, signal) {
      // The guarded fetch sends bytes only, so the form is encoded here.
      const encoded = body instanceof FormData ? new Response(body) : undefined
      const type = encoded?.headers.get('content-type') ?? 'application/json'
      const sent = encoded === undefined ? JSON.stringify(body) : new Uint8Array(await encoded.arrayBuffer())
      return call(url, { method: 'POST', headers: { ...headers, 'content-type': type }, body: sent }, signal)
    },
    async get(url, signal) {
      try {
        return readJson(await call(url, { headers }, signal))
      } catch (error) {
        if (error instanceof ProviderError && (error.status === 404 || error.status === 405)) return undefined
        throw error
      }
    },
  }
}

async function readBody(answer: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > MAX_ANSWER_BYTES) throw new TypeError('The answer is too large.')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** @returns undefined if it is no JSON. */
export function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
