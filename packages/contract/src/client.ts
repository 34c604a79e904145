import type { z } from 'zod'
import { ErrorBody, type Endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'

/** The argument of a call without required fields. */
// oxlint-disable-next-line typescript/no-empty-object-type -- only this type shows if no field is required
type Nothing = {}

type Part<E, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends z.ZodType>
    ? Nothing extends z.input<S>
      ? { [P in K]?: z.input<S> }
      : { [P in K]: z.input<S> }
    : Nothing
type Upload<E> = E extends { upload: object }
  ? { body: Blob }
  : E extends { form: object }
    ? { body: FormData }
    : Nothing
export type CallInput<E> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'> & Upload<E>
export type CallOptions = { signal?: AbortSignal; headers?: Readonly<Record<string, string>> }

type Call<E extends Endpoint> = (
  ...input: Nothing extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions]
) => Promise<z.output<E['answer']>>
export type Client<A extends Record<string, Endpoint>> = { [K in keyof A]: Call<A[K]> }

/** The error of a failed API call. Without a response, `status` is 0 and `code` undefined. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly details: unknown
  /** The server's retry delay in seconds, if it sent one. */
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, body: Partial<ErrorBody>, options: CallErrorOptions = {}) {
    super(body.message || (options.failure ?? ''), { cause: options.cause })
    this.status = status
    this.code = body.code
    this.details = body.details
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

type CallErrorOptions = {
  retryAfterSeconds?: number | undefined
  /** The endpoint's own message, used if the server did not send one. */
  failure?: string | undefined
  cause?: unknown
}

type ClientOptions = {
  /** The prefix of every path; empty in a browser. */
  baseUrl: string
  /** Returns the access token of the session, or undefined without a session. */
  accessToken: () => Promise<string | undefined>
  fetch?: typeof fetch
}

/**
 * Creates a function for each call of the API.
 *
 * @throws {CallError} Each function throws it for an error response, or with status 0 if the server could not be
 * reached.
 * The message is the server's, otherwise the endpoint's `failure`, otherwise empty.
 */
export function createClient<A extends Record<string, Endpoint>>(api: A, options: ClientOptions): Client<A> {
  const { baseUrl, accessToken, fetch: send = globalThis.fetch } = options
  async function call(
    endpoint: Endpoint,
    input: { params?: object; query?: object; body?: unknown } = {},
    { signal, headers: added }: CallOptions = {},
  ): Promise<unknown> {
    const headers = new Headers(added)
    const token = endpoint.access === 'account' ? await accessToken() : undefined
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    // For a file or a form, `fetch` sets the content type itself.
    const isJson = input.body !== undefined && !(input.body instanceof FormData || input.body instanceof Blob)
    if (isJson) headers.set('content-type', 'application/json')
    const failure = fillFailure(endpoint.failure, input.params)
    const body = isJson ? JSON.stringify(input.body) : (input.body as FormData | Blob | undefined)
    const response = await send(baseUrl + fillPath(endpoint.path, input), {
      method: endpoint.method,
      headers,
      body,
      signal,
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error
      throw new CallError(0, {}, { failure, cause: error })
    })
    if (response.status === 204) return undefined
    const answered: unknown = await response.json().catch(() => undefined)
    if (!response.ok) {
      const error = ErrorBody.safeParse(answered)
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
      const retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined
      throw new CallError(response.status, error.success ? error.data : {}, { retryAfterSeconds, failure })
    }
    return endpoint.answer.parse(answered)
  }
  return Object.fromEntries(
    Object.entries(api).map(([name, endpoint]) => [name, call.bind(undefined, endpoint)]),
  ) as unknown as Client<A>
}

/** Replaces placeholders such as `{id}` in a failure message with the call's parameters. */
function fillFailure(failure: string | undefined, params: object = {}): string | undefined {
  return failure?.replace(/\{(\w+)\}/g, (_, name: string) => String((params as Record<string, unknown>)[name]))
}

function fillPath(path: string, { params = {}, query = {} }: { params?: object; query?: object }): string {
  const values = params as Record<string, unknown>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search.toString()}` : filled
}
