import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { crc32 } from 'node:zlib'
import { findFreePhotos, type SandboxPhoto } from './photos.ts'

type AnswerFault = (request: FastifyRequest, reply: FastifyReply, route: 'pixabay') => boolean

const LONGEST_COPY = 1_280

/** Serves the search of Pixabay. Its copies are small, and each search gives the files new addresses. */
export function servePixabay(app: FastifyInstance, key: string, answerFault: AnswerFault): void {
  const known = new Map<string, SandboxPhoto>()
  let searches = 0
  app.get<{ Querystring: Record<string, string> }>('/pixabay/api/', async (request, reply) => {
    if (answerFault(request, reply, 'pixabay')) return reply
    const { key: given, q = '', id, per_page: count = '20', orientation = 'all' } = request.query
    if (given !== key) return reply.code(400).type('text/plain').send('[ERROR 400] Invalid or missing API key.')
    const isValid =
      Number(count) >= 3 && Number(count) <= 200 && ['all', 'horizontal', 'vertical'].includes(orientation)
    if (!isValid || q.length > 100) return reply.code(400).type('text/plain').send('[ERROR 400] Out of valid range.')
    const found = id === undefined ? findFreePhotos(q) : [known.get(id)].filter((photo) => photo !== undefined)
    searches += 1
    const hits = found.map((photo) => {
      const number = crc32(`pixabay ${photo.title}`)
      known.set(`${number}`, photo)
      return describe(photo, { id: number, base: `http://${request.host}`, search: searches })
    })
    return { total: hits.length, totalHits: hits.length, hits }
  })
}

function describe(photo: SandboxPhoto, { id, base, search }: { id: number; base: string; search: number }) {
  const { title, creator, width, height } = photo
  const scale = Math.min(1, LONGEST_COPY / Math.max(width, height))
  const name = `${encodeURIComponent(title)}.png`
  return {
    id,
    pageURL: `${base}/pages/${encodeURIComponent(title.replaceAll(' ', '-'))}-${id}/`,
    type: 'photo',
    tags: title.split(' ').join(', '),
    previewURL: `${base}/files/${name}?width=150`,
    webformatURL: `${base}/files/${name}?width=640`,
    largeImageURL: `${base}/files/${name}?width=${Math.round(width * scale)}&search=${search}`,
    imageWidth: width,
    imageHeight: height,
    user_id: 1,
    user: creator,
  }
}
