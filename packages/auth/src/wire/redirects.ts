import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../wire/is-loopback.ts'

const MAX_CHARACTERS = 2_048
/** Matches the scheme and host as written, before a parser normalizes them. A name before an @ is not a host. */
const WRITTEN = /^([a-z][a-z0-9+.-]*):\/\/([^/?#\\@]+)(?=[/?#]|$)/i
const ORDINARY_HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
const NEVER = new Set(['javascript', 'data', 'vbscript', 'blob', 'file', 'about'])

export type RedirectRules = { siteUrl: string; redirects: readonly string[] }

/**
 * Returns the redirect target of a flow: the requested URL if it is allowed, otherwise the page that sent the request,
 * otherwise the site.
 */
export function chooseRedirect(rules: RedirectRules, request: FastifyRequest): string {
  const inputs = [
    request.headers['redirect_to'],
    (request.body as { redirect_to?: unknown } | undefined)?.redirect_to,
    (request.query as { redirect_to?: unknown }).redirect_to,
    request.headers.referer,
  ]
  const candidates = inputs.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
  const allowed = candidates.find((value) => typeof value === 'string' && isRedirectAllowed(rules, value))
  return (allowed as string | undefined) ?? rules.siteUrl
}

export function isRedirectAllowed({ siteUrl, redirects }: RedirectRules, candidate: string): boolean {
  const written = WRITTEN.exec(candidate)
  if (written === null || candidate.length > MAX_CHARACTERS || !isClean(candidate)) return false
  const url = URL.parse(candidate)
  if (url === null) return false
  if (NEVER.has(url.protocol.slice(0, -1))) return false
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (isWeb && !ORDINARY_HOST.test(written[2]!)) return false
  if (isSameSite(url, new URL(siteUrl))) return true
  if (isWeb && isForeignNumber(written[2]!, url.hostname)) return false
  const [withoutFragment] = candidate.split('#')
  return redirects.some((pattern) => toExpression(pattern).test(withoutFragment!))
}

/** Returns whether the text is printable ASCII without backslashes, which browsers read as slashes. */
function isClean(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text) && !text.includes('\\')
}

function isSameSite(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false
  return url.port === site.port || isLoopback(site.hostname.replace(/^\[|\]$/g, ''))
}

/**
 * Returns whether the host is a numeric address of another machine. Unusual notations such as 127.1, 0x7f000001 and
 * 2130706433 are treated as such an address too.
 */
function isForeignNumber(writtenHost: string, hostname: string): boolean {
  const plain = hostname.replace(/^\[|\]$/g, '')
  if (isIP(plain) === 0) return false
  const asWritten = writtenHost.replace(/:\d{1,5}$/, '').replace(/^\[|\]$/g, '')
  return !isLoopback(plain) || isIP(asWritten) === 0
}

/** Converts a pattern to a regular expression. `*` and `?` do not match dots or slashes, but `**` does. */
function toExpression(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*|\*|\?)/).map((part) => {
    if (part === '**') return '.*'
    if (part === '*') return '[^./]*'
    return part === '?' ? '[^./]' : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}

/** Adds parameters to the URL's query, its fragment, or both. */
export function withParameters(
  address: string,
  parameters: Record<string, string>,
  places: readonly ('query' | 'fragment')[],
): string {
  const url = new URL(address)
  if (places.includes('query')) {
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  }
  if (places.includes('fragment')) url.hash = new URLSearchParams(parameters).toString()
  return url.href
}
