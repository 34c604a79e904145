import { createHash } from 'node:crypto'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { createFaults, type Faults } from '../stand-in/faults.ts'
import { escape, sendPage } from '../stand-in/page.ts'
import { readSandboxClip } from './clips.ts'
import { drawPhoto } from './draw-photo.ts'
import { findSandboxPhotos, type SandboxPhoto } from './photos.ts'
import { servePexels } from './serve-pexels.ts'
import { servePexelsVideos } from './serve-pexels-videos.ts'
import { servePixabay } from './serve-pixabay.ts'
import { servePixabayVideos } from './serve-pixabay-videos.ts'

type Route = 'commons' | 'openverse' | 'pexels' | 'pixabay' | 'pexels-videos' | 'pixabay-videos' | 'file' | 'clip'
type ReceivedRequest = { route: Route; query: string; userAgent: string }

export type SandboxPhotos = {
  /** The base address of all sources. */
  address: string
  /** The key of Pexels and Pixabay. */
  key: string
  /** All requests, oldest first. */
  received: ReceivedRequest[]
  /** Faults of the next requests. Their route is that of `received`. A route's name may be a part of another one. */
  faults: Pick<Faults, 'add' | 'clear'>
  close: () => Promise<void>
}

const MOST_PIXELS_WIDE = 1_920
/** Services that reject requests without a contact. */
const NEEDS_CONTACT: readonly string[] = ['commons', 'openverse']
const KEY = 'sandbox-photos-key'
const SIZE = { width: 1_600, height: 2_000 }

/**
 * Starts a stand-in for Wikimedia Commons, Openverse, Pexels and Pixabay. Like Commons, it rejects requests without a
 * contact. Its photographs are drawn, its clips move, and all say that they are a sandbox.
 */
export async function createSandboxPhotos({ host = '127.0.0.1', port = 0 } = {}): Promise<SandboxPhotos> {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  const faults = createFaults()
  const received: ReceivedRequest[] = []

  /** Records a request. Returns whether it was answered with a fault. */
  function answerFault(request: FastifyRequest, reply: FastifyReply, route: ReceivedRequest['route']): boolean {
    const given = request.query as Record<string, string>
    const userAgent = request.headers['user-agent'] ?? ''
    received.push({
      route,
      query: given['gsrsearch'] ?? given['q'] ?? given['query'] ?? given['id'] ?? request.url,
      userAgent,
    })
    const fault = faults.take(route, undefined)
    if (fault === undefined) {
      if (!NEEDS_CONTACT.includes(route) || /@|https?:/u.test(userAgent)) return false
      void reply.code(403).send('Please set a user-agent with contact information.')
      return true
    }
    if (fault.kind === 'answer') {
      void reply
        .code(fault.status ?? 500)
        .headers(fault.headers ?? {})
        .send(fault.body ?? '')
      return true
    }
    reply.hijack()
    if (fault.kind === 'drop') reply.raw.destroy()
    return true
  }

  app.get<{ Querystring: Record<string, string> }>('/commons/w/api.php', async (request, reply) => {
    if (answerFault(request, reply, 'commons')) return reply
    const query = (request.query['gsrsearch'] ?? '').replace(/^filetype:bitmap /u, '')
    const pages = findSandboxPhotos(query).map((photo, i) => describePage(`http://${request.host}`, photo, i))
    return { batchcomplete: true, ...(pages.length > 0 && { query: { pages } }) }
  })

  app.get<{ Querystring: Record<string, string> }>('/openverse/v1/images/', async (request, reply) => {
    if (answerFault(request, reply, 'openverse')) return reply
    const results = findSandboxPhotos(request.query['q'] ?? '').flatMap((photo) =>
      toResult(`http://${request.host}`, photo),
    )
    return { result_count: results.length, page_count: 1, page_size: 20, page: 1, results }
  })

  app.get<{ Params: { id: string } }>('/openverse/v1/images/:id/thumb/', async (request, reply) => {
    if (answerFault(request, reply, 'file')) return reply
    return reply.type('image/png').send(drawPhoto(request.params.id, SIZE))
  })

  app.get<{ Params: { name: string }; Querystring: { width?: string } }>('/files/:name', async (request, reply) => {
    if (answerFault(request, reply, 'file')) return reply
    const width = Math.min(SIZE.width, Number(request.query.width ?? SIZE.width) || SIZE.width)
    const height = Math.round((width * SIZE.height) / SIZE.width)
    return reply.type('image/png').send(drawPhoto(request.params.name, { width, height }))
  })

  app.get<{ Params: { name: string } }>('/clips/:name', async (request, reply) => {
    if (answerFault(request, reply, 'clip')) return reply
    return reply.type('video/mp4').send(await readSandboxClip(request.params.name))
  })

  servePexels(app, KEY, answerFault)
  servePexelsVideos(app, KEY, answerFault)
  servePixabay(app, KEY, answerFault)
  servePixabayVideos(app, KEY, answerFault)

  app.get<{ Params: { title: string } }>('/pages/:title', async (request, reply) => {
    const content = `<section><h1>${escape(request.params.title)}</h1><p>The photograph is drawn.</p></section>`
    return sendPage(reply, { title: 'Sandbox: photograph', standsFor: 'a source of photographs', content })
  })

  const address = await app.listen({ host, port })
  return { address, key: KEY, received, faults, close: () => app.close() }
}

function describePage(base: string, { title, creator, licence, width, height }: SandboxPhoto, index: number) {
  const file = `${base}/files/${encodeURIComponent(title)}.png`
  return {
    pageid: index + 1,
    ns: 6,
    title: `File:${title}.png`,
    index: index + 1,
    imageinfo: [
      {
        url: file,
        ...(width > MOST_PIXELS_WIDE && { thumburl: file }),
        descriptionurl: `${base}/pages/${encodeURIComponent(title)}`,
        width,
        height,
        mime: 'image/png',
        extmetadata: {
          Artist: { value: creator },
          LicenseShortName: { value: licence },
          ImageDescription: { value: `<p>A picture: ${title}</p>` },
        },
      },
    ],
  }
}

/** Returns a photograph in the form of Openverse, whose licences are codes. */
function toResult(base: string, { title, creator, licence, width, height }: SandboxPhoto) {
  const [, code = '', version = ''] = /^(?:CC )?([A-Z0-9-]+|Public domain)(?: (\d\.\d))?$/u.exec(licence) ?? []
  const license = { CC0: 'cc0', 'Public domain': 'pdm' }[code] ?? code.toLowerCase()
  if (!['cc0', 'pdm', 'by'].includes(license)) return []
  const hex = createHash('sha256').update(title).digest('hex')
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  return [
    {
      id,
      title,
      creator: creator.replaceAll(/<[^<>]*>/gu, ''),
      license,
      license_version: version,
      foreign_landing_url: `${base}/pages/${encodeURIComponent(`${title} (Openverse)`)}`,
      source: 'sandbox',
      mature: false,
      width,
      height,
      tags: title.split(' ').map((name) => ({ name })),
    },
  ]
}
