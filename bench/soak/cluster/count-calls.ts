import { ask, type Answer } from '../dayreel-under-fire.ts'

/** The time for which the proxy of deploy/proxy/nginx.conf waits for a server. */
const TIMEOUT_MS = 120_000

type Question = Parameters<typeof ask>[1]

/** Calls that must all be answered, although servers are replaced. */
export type CountedCalls = {
  /** Sends a call. The status is 0 if no answer arrives. */
  call: (path: string, question?: Question) => Promise<Answer>
  /**
   * Sends a call that must succeed.
   *
   * @throws {Error} for any other answer.
   */
  read: <Body>(path: string, question?: Question) => Promise<Body>
  /** Fetches a page or file. */
  fetch: (path: string, options?: RequestInit) => Promise<Response | undefined>
  count: () => number
  /** A line for each call without a response, with a server error, or over the rate limit. */
  failed: readonly string[]
}

export function countCalls(url: string): CountedCalls {
  const failed: string[] = []
  let count = 0
  const note = (method: string, path: string, status: number, cause = ''): void => {
    count++
    if (status === 0 || status === 429 || status >= 500)
      failed.push(`${new Date().toISOString().slice(11, 23)} ${method} ${path} ${status} ${cause}`)
  }
  const call: CountedCalls['call'] = async (path, question = {}) => {
    let cause: unknown
    const answer = await ask(url + path, { timeoutMs: TIMEOUT_MS, ...question }).catch((error: unknown) => {
      cause = error
      return { status: 0, body: undefined }
    })
    note(question.method ?? 'GET', path, answer.status, cause === undefined ? '' : describe(cause))
    return answer
  }
  return {
    call,
    async read<Body>(path: string, question?: Question) {
      const { status, body } = await call(path, question)
      if (status < 200 || status > 299) throw new Error(`${path} was answered with ${status}: ${JSON.stringify(body)}`)
      return body as Body
    },
    async fetch(path, options) {
      const response = await fetch(url + path, options).catch((error: unknown) => {
        note(options?.method ?? 'GET', path, 0, describe(error))
        return undefined
      })
      if (response !== undefined) note(options?.method ?? 'GET', path, response.status)
      return response
    },
    count: () => count,
    failed,
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
