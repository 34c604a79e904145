import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const SECONDS = 600
const BYTES = 32
const VALUE = /^[\w-]{43}$/

/** Sets a cookie with a secret that this browser keeps while the user is at the provider. Keeps an existing secret. */
export function keepBrowserSecret(request: FastifyRequest, reply: FastifyReply, baseUrl: string): string {
  const secret = readBrowserSecret(request, baseUrl) ?? randomBytes(BYTES).toString('base64url')
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${SECONDS}${isSecure(baseUrl) ? '; Secure' : ''}`
  reply.header('set-cookie', `${nameFor(baseUrl)}=${secret}; ${flags}`)
  return secret
}

export function readBrowserSecret(request: FastifyRequest, baseUrl: string): string | undefined {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim().split('='))
  const value = cookies.find(([name]) => name === nameFor(baseUrl))?.[1]
  return value !== undefined && VALUE.test(value) ? value : undefined
}

/**
 * Returns the cookie's name. Its prefix prevents other hosts of the domain from setting the cookie, and browsers accept
 * the prefix over HTTPS only.
 */
function nameFor(baseUrl: string): string {
  return isSecure(baseUrl) ? '__Host-auth-flow' : 'auth-flow'
}

function isSecure(baseUrl: string): boolean {
  return baseUrl.startsWith('https:')
}
