import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config'

const YEAR_SECONDS = 31_536_000

/** Sends the security headers of every response. They allow no resources, and pages declare their own exceptions. */
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
    reply.header('permissions-policy', 'camera=(), microphone=(self), geolocation=(), payment=(self)')
  })
}

export type PagePolicy = {
  /** Hashes of the page's own inline scripts, such as `'sha256-…'`. */
  scriptHashes?: readonly string[]
  /**
   * How the page is styled. `inline` is for the app, whose components write their styles into the page. A list contains
   * hashes of inline styles.
   */
  styles?: 'files' | 'inline' | readonly string[]
  /** Further origins that the page connects to. */
  connectTo?: readonly string[]
  /** Further origins from which the page plays videos and sounds. */
  playFrom?: readonly string[]
}

/** Returns the Content-Security-Policy of one of our pages. */
export function pagePolicy({ scriptHashes = [], styles = 'files', connectTo = [], playFrom = [] }: PagePolicy): string {
  const styleSources = styles === 'files' ? [] : styles === 'inline' ? ["'unsafe-inline'"] : styles
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...styleSources],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:', ...playFrom],
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
