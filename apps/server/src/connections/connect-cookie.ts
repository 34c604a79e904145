import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** How long a user may stay on the platform's page, in minutes. */
export const VALID_MINUTES = 10
const VALUE = /^([\w-]{22})\.([\w-]{43})$/

type Site = { siteUrl: string }

/**
 * Sets and returns the secret that this browser keeps while the user is on a platform's page. The secret belongs to one
 * session. Tabs of the same session share it, and every other session gets its own.
 */
export function keepConnectCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { siteUrl, sessionId }: Site & { sessionId: string },
): string {
  const kept = readConnectCookie(request, { siteUrl })
  const value = isOfSession(kept, sessionId) ? kept : newValue(sessionId)
  setCookie(reply, { siteUrl }, value, VALID_MINUTES * 60)
  return value
}

/** Returns the browser's secret, or an empty string if the browser has none. */
export function readConnectCookie({ headers }: FastifyRequest, { siteUrl }: Site): string {
  const prefix = `${nameFor(siteUrl)}=`
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  const value = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) ?? ''
  return VALUE.test(value) ? value : ''
}

/**
 * Deletes the cookie of another session. Two users may share a browser: after one has signed in, a flow that the other
 * began can no longer be finished.
 */
export function dropCookieOfOtherSession(app: FastifyInstance, site: Site): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.access !== 'account') return
    const value = readConnectCookie(request, site)
    if (value !== '' && !isOfSession(value, request.account.sessionId)) setCookie(reply, site, '', 0)
  })
}

function setCookie(reply: FastifyReply, { siteUrl }: Site, value: string, seconds: number): void {
  const flags = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure(siteUrl) ? '; Secure' : ''}`
  reply.header('set-cookie', `${nameFor(siteUrl)}=${value}; ${flags}`)
}

/**
 * Browsers accept a cookie with the `__Host-` prefix only from this host, so a sibling host cannot set it. The prefix
 * requires HTTPS.
 */
function nameFor(siteUrl: string): string {
  return isSecure(siteUrl) ? '__Host-dayreel_connect' : 'dayreel_connect'
}

function isSecure(siteUrl: string): boolean {
  return siteUrl.startsWith('https:')
}

function newValue(sessionId: string): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${markOf(nonce, sessionId)}`
}

/**
 * Returns whether a secret belongs to a session. Only the session's owner and the server know its id, so no one else
 * can forge a secret for it.
 */
function isOfSession(value: string, sessionId: string): boolean {
  const [, nonce, mark] = VALUE.exec(value) ?? []
  return nonce !== undefined && mark === markOf(nonce, sessionId)
}

function markOf(nonce: string, sessionId: string): string {
  return createHash('sha256').update(`${nonce}.${sessionId}`).digest('base64url')
}
