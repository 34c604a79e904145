import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type AddressReach, reachOf } from './address-reach.ts'
import { ProviderError } from './provider-error.ts'

export type GuardOptions = {
  /** Whether addresses in the site's own network are allowed. They may then be reached without encryption. */
  mayReachPrivate: boolean
  /**
   * The maximum size of a response. Default: 8 MB, because the longest answer of a model has a few hundred kilobytes.
   */
  maxBytes?: number
}

/** The response was larger than allowed, and was not read to its end. */
export class AnswerTooLargeError extends ProviderError {}

type Resolve = (name: string, use: (error: Error | null, addresses: LookupAddress[]) => void) => void

const MAX_ANSWER_BYTES = 8 * 1024 * 1024
/** Statuses whose response has no body. */
const EMPTY = [204, 205, 304]

/**
 * Creates a `fetch` for an address that a user has chosen. It uses https only, follows no redirect, and refuses private
 * addresses unless they are allowed. It connects to the address that it has checked, so changing a name's address
 * between check and connection has no effect.
 *
 * @param resolve resolves a name to all its addresses. Default: the system's resolver.
 * @returns a `fetch` whose body must be a text or bytes. It throws a {@link ProviderError} `app_misconfigured` for a
 * refused address.
 */
export function createGuardedFetch(
  { mayReachPrivate, maxBytes = MAX_ANSWER_BYTES }: GuardOptions,
  resolve: Resolve = resolveAll,
): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const isPlain = url.protocol === 'http:'
    if (url.protocol !== 'https:' && !(isPlain && mayReachPrivate))
      throw refusal('The address must begin with https://.')
    const mayReach = (address: string): boolean => isAllowed(reachOf(address), { isPlain, mayReachPrivate })
    const host = url.hostname.replace(/^\[|\]$/gu, '')
    if (isIP(host) !== 0 && !mayReach(host)) throw notAllowed(isPlain)
    const lookup: LookupFunction = (name, options, use) => {
      resolve(name, (error, addresses) => {
        const refused = error ?? (addresses.every(({ address }) => mayReach(address)) ? null : notAllowed(isPlain))
        if (refused !== null) return use(refused, [])
        if (options.all === true) return use(null, addresses)
        const [{ address, family } = { address: '', family: 0 }] = addresses
        use(null, address, family)
      })
    }
    const headers = Object.fromEntries(new Headers(init.headers))
    const { method = 'GET', signal } = init
    return send(
      url,
      { method, headers, lookup, agent: false, ...(signal && { signal }) },
      { body: init.body, maxBytes },
    )
  }
}

function isAllowed(reach: AddressReach, { isPlain, mayReachPrivate }: GuardOptions & { isPlain: boolean }): boolean {
  if (reach === 'private') return mayReachPrivate
  return reach === 'public' && !isPlain
}

function send(
  url: URL,
  options: RequestOptions,
  { body, maxBytes }: { body: unknown; maxBytes: number },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const call = request(url, options, (answer) => {
      readAnswer(answer, maxBytes).then(resolve, reject)
    })
    call.on('error', (error) => reject(options.signal?.aborted === true ? options.signal.reason : error))
    call.end(body)
  })
}

async function readAnswer(answer: IncomingMessage, maxBytes: number): Promise<Response> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer<ArrayBuffer>>) {
    size += part.length
    if (size > maxBytes) throw new AnswerTooLargeError(refused('The server gave an answer that is too large.'))
    parts.push(part)
  }
  const { statusCode: status = 0, rawHeaders } = answer
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at]!, rawHeaders[at + 1]!)
  return new Response(EMPTY.includes(status) ? null : new Blob(parts), { status, headers })
}

function resolveAll(name: string, use: (error: Error | null, addresses: LookupAddress[]) => void): void {
  lookUp(name, { all: true, verbatim: true }, (error, addresses) => use(error, addresses ?? []))
}

function notAllowed(isPlain: boolean): ProviderError {
  return refusal(
    isPlain
      ? 'An address outside the site’s own network must begin with https://.'
      : 'The address leads into a private network, which this site does not allow.',
  )
}

function refusal(sentence: string): ProviderError {
  return new ProviderError(refused(sentence))
}

function refused(sentence: string): ConstructorParameters<typeof ProviderError>[0] {
  return {
    kind: 'app_misconfigured',
    message: `Your model can’t be reached. ${sentence} Nothing was charged. Change the address in Settings, under AI models.`,
    forHost: sentence,
    isUnused: true,
  }
}
