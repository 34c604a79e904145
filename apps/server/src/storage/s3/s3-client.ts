import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#errors/app-error.ts'
import { readText } from './read-xml.ts'
import { presignGet, sha256, signRequest, type S3Credentials } from './sign-request.ts'

export type S3Options = S3Credentials & {
  /** The address of the service without the bucket, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  bucket: string
  /** The URL at which browsers reach `endpoint`. If undefined, browsers load files from this site instead. */
  publicUrl: string | undefined
  /** Milliseconds to wait for the headers of a response or its next bytes. Default: 30,000. */
  patienceMs?: number
  /** Milliseconds before the first retry of a failed call. The delay doubles with each retry. Default: 200. */
  retryDelayMs?: number
}

type Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** The key of an object. Default: the bucket. */
  key?: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: Uint8Array<ArrayBuffer>
  /** Statuses besides 2xx that the caller handles. */
  handled?: readonly number[]
}

/** A response of S3. `abort` ends its body early. */
export type S3Answer = { response: Response; abort: () => void; signal: AbortSignal }

export type S3Client = {
  patienceMs: number
  /** @throws {AppError} `unavailable` after several attempts, with a cause that describes the error. */
  call: (call: Call) => Promise<S3Answer>
  /** Calls S3 and reads the whole answer as text. */
  callForText: (call: Call) => Promise<{ status: number; text: string }>
  /** Returns a presigned URL of an object for browsers. Absent if browsers must load files from this site. */
  presign?: (key: string, options: { validSeconds: number; query: Readonly<Record<string, string>> }) => string
}

const ATTEMPTS = 5
const PATIENCE_MS = 30_000
const RETRY_DELAY_MS = 200
/** Statuses after which the same call can succeed. */
const PASSING = [408, 429, 500, 502, 503, 504]
/** Additional time to send each megabyte of a request body. */
const PATIENCE_MS_PER_MEGABYTE = 15_000

/** Creates a client of an S3 service. It signs calls and retries failed ones, because every call is idempotent. */
export function createS3Client(options: S3Options): S3Client {
  const { patienceMs = PATIENCE_MS, retryDelayMs = RETRY_DELAY_MS, publicUrl } = options

  async function call(call: Call): Promise<S3Answer> {
    let fault: unknown
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (attempt > 0) await sleep(retryDelayMs * 2 ** (attempt - 1) * (0.5 + Math.random()))
      const answer = await send(options, call, patienceMs).catch((error: unknown) => {
        fault = error
      })
      if (answer === undefined) continue
      const { status, ok } = answer.response
      if (ok || call.handled?.includes(status)) return answer
      fault = new Error(explain(options, call, status, await answer.response.text().catch(() => '')))
      if (!PASSING.includes(status)) break
    }
    throw new AppError('unavailable', {
      message: 'The file storage can’t be reached at the moment. Try again in a minute.',
      cause: fault,
    })
  }

  return {
    patienceMs,
    call,
    async callForText(toCall) {
      const { response } = await call(toCall)
      return { status: response.status, text: await response.text() }
    },
    ...(publicUrl !== undefined && {
      presign: (key, { validSeconds, query }) =>
        presignGet(options, { url: addressOf({ ...options, endpoint: publicUrl }, key, query), validSeconds }).href,
    }),
  }
}

async function send(options: S3Options, call: Call, patienceMs: number): Promise<S3Answer> {
  const { method, key, query = {}, headers = {}, body } = call
  const url = addressOf(options, key, query)
  const signed = signRequest(options, { method, url, headers, bodyHash: sha256(body ?? '') })
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  const megabytes = (body?.length ?? 0) / 1024 ** 2
  const timer = setTimeout(abort, patienceMs + megabytes * PATIENCE_MS_PER_MEGABYTE)
  try {
    const { signal } = controller
    const response = await fetch(url, {
      method,
      // A compressed response would have another length. With a range, fetch requests no compression.
      headers: 'range' in headers ? signed : { ...signed, 'accept-encoding': 'identity' },
      signal,
      redirect: 'error',
      ...(body === undefined ? {} : { body }),
    })
    return { response, abort, signal }
  } finally {
    clearTimeout(timer)
  }
}

function addressOf({ endpoint, bucket }: S3Options, key = '', query: Readonly<Record<string, string>>): URL {
  const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}${key === '' ? '' : `/${key}`}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/** Describes an answer without the request's signature and key. */
function explain({ bucket }: S3Options, { method }: Call, status: number, text: string): string {
  const code = readText(text, 'Code') ?? ''
  return `S3 answered ${method} in the bucket ${bucket} with ${status} ${code}`.trim()
}
