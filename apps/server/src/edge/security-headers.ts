import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config'

const YEAR_SECONDS = 31_536_000

/** Headers that every answer carries. What is not a page may load nothing at all; pages say themselves what they need. */
export async function sendSecurityHeaders(app: FastifyInstance, { siteUrl }: Pick<Config, 'siteUrl'>): Promise<void> {
  const isHttps = siteUrl.startsWith('https://')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] },
    },
    strictTransportSecurity: isHttps ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
  })
}

type PagePolicy = {
  /** Hashes of the page's own inline scripts, such as `'sha256-…'`. */
  scriptHashes?: readonly string[]
  /** `inline` for the app, whose components write their styles into the page; or hashes. */
  styles?: 'files' | 'inline' | readonly string[]
  /** Further origins that the page talks to. */
  connectTo?: readonly string[]
}

/** The Content-Security-Policy of a page of ours. */
export function pagePolicy({ scriptHashes = [], styles = 'files', connectTo = [] }: PagePolicy): string {
  const styleSources = styles === 'files' ? [] : styles === 'inline' ? ["'unsafe-inline'"] : styles
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...styleSources],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...connectTo],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
