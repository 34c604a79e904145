import { createGuardedFetch } from '../../guarded-fetch.ts'
import { ProviderError } from '../../provider-error.ts'
import { toProviderError } from '../../to-provider-error.ts'
import { type SpeechSettings, speechServiceOf } from '../speech-settings.ts'

type Http = {
  /** @throws {ProviderError} */
  post(url: string, body: object, signal: AbortSignal): Promise<Uint8Array>
  /**
   * @returns undefined if the address does not exist.
   * @throws {ProviderError}
   */
  get(url: string, signal: AbortSignal): Promise<unknown>
}

type HttpOptions = {
  headers: Record<string, string>
  /** Recognises the provider's own errors. Undefined leaves them to the general rules. */
  explain?: (failure: { status: number; body: string }) => ProviderError | undefined
}

const DEFAULT_TIMEOUT_MS = 120_000
const MAX_ERROR_CHARACTERS = 10_000

/** Creates the client that all wire formats share. It follows no redirect, because its target would receive the key. */
export function createHttp(settings: SpeechSettings, { headers, explain }: HttpOptions): Http {
  const send = settings.own === undefined ? fetch : createGuardedFetch(settings.own)
  const service = speechServiceOf(settings)

  async function call(url: string, init: RequestInit, signal: AbortSignal): Promise<Uint8Array> {
    signal.throwIfAborted()
    const timeout = AbortSignal.timeout(settings.timeoutMs ?? DEFAULT_TIMEOUT_MS)
    try {
      const answer = await send(url, { ...init, redirect: 'manual', signal: AbortSignal.any([signal, timeout]) })
      const bytes = new Uint8Array(await answer.arrayBuffer())
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
    post: (url, body, signal) =>
      call(
        url,
        { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
        signal,
      ),
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

/** @returns undefined if it is no JSON. */
export function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
