import { REFERRAL_DAYS, REFERRAL_PARAMETER } from '@dayreel/catalogue'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const COOKIE = 'dayreel_ref'
const CODE = /^[\w-]{1,40}$/
const SENT = /(?:^|;\s{0,5})dayreel_ref=([\w-]{1,40})(?:;|$)/

/**
 * Remembers the affiliate whose link a visitor used in a cookie for some weeks. Only this site can read the cookie. If
 * a visitor uses several links, the first one counts.
 */
export function rememberReferrer(app: FastifyInstance, siteUrl: string): void {
  const flags = `Path=/; Max-Age=${REFERRAL_DAYS * 86_400}; HttpOnly; SameSite=Lax${siteUrl.startsWith('https:') ? '; Secure' : ''}`
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !request.url.includes(`${REFERRAL_PARAMETER}=`)) return
    const code = (request.query as Record<string, unknown> | undefined)?.[REFERRAL_PARAMETER]
    if (typeof code !== 'string' || !CODE.test(code) || referrerOf(request) !== undefined) return
    reply.header('set-cookie', `${COOKIE}=${code}; ${flags}`)
    reply.header('cache-control', 'no-store')
  })
}

/** Returns the affiliate whose link the browser used first. */
export function referrerOf({ headers }: FastifyRequest): string | undefined {
  return SENT.exec(headers.cookie ?? '')?.[1]
}
