import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config'
import { answerUnknownPath } from '#http/answer-errors.ts'
import { pagePolicy, type PagePolicy } from './security-headers.ts'

type Page = {
  html: string
  /**
   * The compressed page by encoding. It is created at the first request, because compressing all pages would add a
   * third of a second to every start.
   */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>
  scriptHashes: readonly string[]
}
type Encoding = keyof typeof COMPRESS

const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** The page that every URL of the app gets. The router in the browser then shows the right content. */
const APP_PAGE = '/__spa-fallback'
const UNKNOWN_PAGE = '/404'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'
/** A placeholder for the site's URL in the built pages, because only the server knows the URL. */
const SITE_URL_PLACE = 'https://site-url.invalid'
const JSON_PATHS = /^\/(api|auth\/v1|files)(\/|$)/

/**
 * Serves the built site: prerendered pages, the app's page for every URL under /app, files such as robots.txt, and a
 * 404 page.
 */
export async function serveSite(
  app: FastifyInstance,
  { folder, config }: { folder: string | undefined; config: Config },
): Promise<void> {
  const pages = folder !== undefined && existsSync(folder) ? readPages(folder, config.siteUrl) : new Map<string, Page>()
  const origins = {
    connectTo: originsOf(config.auth.hosted?.url),
    playFrom: originsOf(config.files.s3?.publicUrl),
  }
  if (pages.size > 0) {
    await app.register(staticFiles, {
      root: folder!,
      wildcard: false,
      index: false,
      serveDotFiles: false,
      cacheControl: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
      preCompressed: true,
      setHeaders: (response, path) => {
        response.header('cache-control', path.includes('/assets/') ? IMMUTABLE : HOUR)
      },
    })
  }
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) => reply.type('text/plain').send(robots(config)))
  app.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/xml').send(sitemap(pages, config)),
  )
  app.get('/create-video', { schema: { hide: true } }, (_request, reply) => reply.redirect('/app/create-video', 302))
  app.get('/dashboard', { schema: { hide: true } }, (_request, reply) => reply.redirect('/app', 302))
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    const isPage = ['GET', 'HEAD'].includes(request.method) && !JSON_PATHS.test(path)
    if (!isPage) return answerUnknownPath(request, reply)
    const isApp = path === '/app' || path.startsWith('/app/')
    const found = pages.get(path) ?? (isApp ? pages.get(APP_PAGE) : undefined)
    const page = found ?? pages.get(UNKNOWN_PAGE) ?? pages.get(APP_PAGE)
    if (page === undefined) return answerUnknownPath(request, reply)
    return send(request, reply, page, { status: found === undefined ? 404 : 200, isApp, ...origins })
  })
}

function originsOf(url: string | undefined): string[] {
  return url === undefined ? [] : [new URL(url).origin]
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, compressed, scriptHashes }: Page,
  { status, isApp, ...origins }: { status: number; isApp: boolean } & Pick<PagePolicy, 'connectTo' | 'playFrom'>,
): Promise<FastifyReply> {
  const encoding = encodingFor(request)
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return reply
    .code(status)
    .header('vary', 'accept-encoding')
    .header('content-security-policy', pagePolicy({ scriptHashes, styles: isApp ? 'inline' : 'files', ...origins }))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(encoding === undefined ? html : await (compressed[encoding] ??= COMPRESS[encoding](html)))
}

function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = (headers['accept-encoding'] ?? '').split(',')
  const accepts = (name: string): boolean =>
    accepted.some((entry) => entry.trim().split(';', 1)[0] === name && !/;\s*q=0(\.0*)?\s*$/.test(entry))
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : undefined
}

function pathOf({ url }: FastifyRequest): string {
  const path = url.split('?', 1)[0]!
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** Reads all pages of the build. The key is a page's path: `pricing/index.html` becomes `/pricing`. */
function readPages(folder: string, siteUrl: string): Map<string, Page> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return new Map(
    files.map((file) => {
      const html = readFileSync(join(folder, file), 'utf8').replaceAll(SITE_URL_PLACE, siteUrl)
      const path = `/${file
        .replaceAll('\\', '/')
        .replace(/(^|\/)index\.html$/, '')
        .replace(/\.html$/, '')}`
      return [path, { html, compressed: {}, scriptHashes: inlineScriptHashes(html) }]
    }),
  )
}

function robots({ siteUrl }: Pick<Config, 'siteUrl'>): string {
  return `User-agent: *\nDisallow: /app\nDisallow: /api\nDisallow: /auth\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/** Returns a sitemap of the pages that declare a canonical URL. */
function sitemap(pages: ReadonlyMap<string, Page>, { siteUrl }: Pick<Config, 'siteUrl'>): string {
  const known = [...pages].filter(([, { html }]) => /<link[^<>]+rel="canonical"/.test(html)).map(([path]) => path)
  const urls = known.sort().map((path) => `  <url><loc>${siteUrl}${path}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

/**
 * Returns the hashes of the inline scripts that the build has put into the page. The Content-Security-Policy lists
 * them.
 */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html
    .split(/<\/script>/i)
    .slice(0, -1)
    .map((part) => /<script([^<>]*)>([^]*)$/i.exec(part))
  const codes = scripts.flatMap((script) => (!script || /\ssrc=/i.test(script[1]!) ? [] : [script[2]!]))
  const hashes = codes.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return [...new Set(hashes)]
}
