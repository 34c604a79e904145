import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { crc32 } from 'node:zlib'
import { findFreePhotos } from './photos.ts'

type AnswerFault = (request: FastifyRequest, reply: FastifyReply, route: 'pexels') => boolean

/** Serves the search of Pexels. Like Pexels, it demands the key in a header, and knows three orientations. */
export function servePexels(app: FastifyInstance, key: string, answerFault: AnswerFault): void {
  app.get<{ Querystring: Record<string, string> }>('/pexels/v1/search', async (request, reply) => {
    if (answerFault(request, reply, 'pexels')) return reply
    if (request.headers.authorization !== key) return reply.code(401).send({ status: 401, code: 'Unauthorized' })
    const { query = '', orientation, per_page: count = '15' } = request.query
    const isValid = [undefined, 'portrait', 'landscape', 'square'].includes(orientation) && Number(count) <= 80
    if (query === '' || !isValid) return reply.code(400).send({ status: 400, code: 'Bad Request' })
    const base = `http://${request.host}`
    const photos = findFreePhotos(query).map(({ title, creator, width, height }) => {
      const id = crc32(`pexels ${title}`)
      return {
        id,
        width,
        height,
        url: `${base}/pages/${encodeURIComponent(title.replaceAll(' ', '-'))}-${id}/`,
        photographer: creator,
        photographer_url: `${base}/pages/${encodeURIComponent(creator)}`,
        photographer_id: 1,
        avg_color: '#978E82',
        src: { original: `${base}/files/${encodeURIComponent(title)}.png` },
        liked: false,
        alt: title,
      }
    })
    return { total_results: photos.length, page: 1, per_page: Number(count), photos }
  })
}
