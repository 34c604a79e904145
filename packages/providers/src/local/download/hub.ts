import { LocalModelError } from '../local-model-error.ts'
import type { ModelFile } from '../local-model.ts'

/** The hub that all model files come from by default. */
export const OFFICIAL_HUB = 'https://huggingface.co'

const MAX_REDIRECTS = 5
const SHA256 = /^[0-9a-f]{64}$/u
/** A temporary failure, which is worth a retry. */
const BUSY = new Set([408, 425, 429, 500, 502, 503, 504])

/** A failure that may be temporary. */
export class HubBusyError extends Error {
  readonly retryAfterMs: number | undefined

  constructor(message: string, retryAfterMs?: number) {
    super(message)
    this.name = 'HubBusyError'
    this.retryAfterMs = retryAfterMs
  }
}

/** A file of the model with this label. */
export type HubFile = ModelFile & { label: string }

function addressOf(hub: string, { repository, commit, path }: HubFile): URL {
  return new URL(`${hub.replace(/(?<!\/)\/+$/u, '')}/${repository}/resolve/${commit}/${path}`)
}

/**
 * Reads the whole checksum of a file from the hub and compares it with the pinned one.
 *
 * @returns the SHA-256 as 64 hex digits.
 * @throws {LocalModelError} `gated`, `missing` or `wrong-file`
 * @throws {HubBusyError}
 */
export async function readChecksum(hub: string, file: HubFile, signal: AbortSignal): Promise<string> {
  let address = addressOf(hub, file)
  for (let hops = 0; ; hops++) {
    const answer = await request(address, { method: 'HEAD', signal })
    const checksum = unquoted(answer.headers.get('x-linked-etag'))
    const to = answer.headers.get('location')
    if (checksum === undefined && to !== null && hops < MAX_REDIRECTS) {
      address = redirected(address, to)
      continue
    }
    if (to === null) refuse(answer, address, false)
    const commit = answer.headers.get('x-repo-commit')
    const size = answer.headers.get('x-linked-size')
    const isRight =
      checksum !== undefined &&
      SHA256.test(checksum) &&
      checksum.startsWith(file.sha256) &&
      (commit === null || commit === file.commit) &&
      (size === null || Number(size) === file.bytes)
    if (isRight) return checksum
    throw new LocalModelError(
      'wrong-file',
      `${address.host} has another file than the one that was checked for ${file.label}. Nothing was downloaded. Use another hub, or a newer version of Dayreel.`,
    )
  }
}

/**
 * Requests the file's bytes from an offset on, and follows redirects to the hub's storage.
 *
 * @throws {LocalModelError} `gated`, `missing` or `unreachable`
 * @throws {HubBusyError}
 */
export async function requestBytes(hub: string, file: HubFile, offset: number, signal: AbortSignal): Promise<Response> {
  let address = addressOf(hub, file)
  for (let hops = 0; ; hops++) {
    const answer = await request(address, { signal, ...(offset > 0 && { headers: { range: `bytes=${offset}-` } }) })
    const to = answer.headers.get('location')
    if (answer.status < 300 || answer.status >= 400 || to === null) {
      refuse(answer, address, hops > 0)
      return answer
    }
    await answer.body?.cancel()
    if (hops === MAX_REDIRECTS) throw new HubBusyError(`${address.host} redirects in circles.`)
    address = redirected(address, to)
  }
}

async function request(address: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, redirect: 'manual' })
  } catch (error) {
    if (init.signal?.aborted) throw init.signal.reason
    throw new HubBusyError(`${address.host} can’t be reached (${codeOf(error)}).`)
  }
}

function redirected(from: URL, location: string): URL {
  const to = URL.parse(location, from.href)
  if (to === null || !/^https?:$/u.test(to.protocol) || (from.protocol === 'https:' && to.protocol !== 'https:')) {
    throw new LocalModelError('unreachable', `${from.host} redirects to an unsafe address. Use another hub.`)
  }
  return to
}

/** @param isStorage whether the response comes from the storage behind the hub, whose links expire. */
function refuse({ status, headers }: Response, { host }: URL, isStorage: boolean): void {
  if (status < 400 || status === 416) return
  if (BUSY.has(status) || (isStorage && (status === 401 || status === 403))) {
    throw new HubBusyError(`${host} answered ${status}.`, waitOf(headers))
  }
  if (status === 401 || status === 403) {
    throw new LocalModelError('gated', `${host} does not give this file to everyone (${status}). Use another hub.`)
  }
  if (status === 404 || status === 410) {
    throw new LocalModelError('missing', `${host} does not have this file (${status}). Use another hub.`)
  }
  throw new LocalModelError('unreachable', `${host} answered ${status}. Use another hub.`)
}

/** Returns the delay that a busy hub requests, in milliseconds. The hub's own header has the form `"api";r=0;t=12`. */
function waitOf(headers: Headers): number | undefined {
  const seconds = headers.get('retry-after') ?? /\bt=(\d{1,6})/u.exec(headers.get('ratelimit') ?? '')?.[1]
  const wait = Number(seconds ?? Number.NaN) * 1_000
  return Number.isFinite(wait) && wait >= 0 ? wait : undefined
}

function unquoted(etag: string | null): string | undefined {
  return etag?.replace(/^W\//u, '').replaceAll('"', '')
}

function codeOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: unknown }; name: string }
  return typeof cause?.code === 'string' ? cause.code : name
}
