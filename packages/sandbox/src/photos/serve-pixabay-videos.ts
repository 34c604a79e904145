import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { crc32 } from 'node:zlib'
import { clipFileOf, findSandboxClips, type SandboxClip, sizesOf } from './clips.ts'

type AnswerFault = (request: FastifyRequest, reply: FastifyReply, route: 'pixabay-videos') => boolean

const BYTES = 80_000

/** Serves the search of Pixabay's videos. Each search gives the files new addresses. */
export function servePixabayVideos(app: FastifyInstance, key: string, answerFault: AnswerFault): void {
  const known = new Map<string, SandboxClip>()
  let searches = 0
  app.get<{ Querystring: Record<string, string> }>('/pixabay/api/videos/', async (request, reply) => {
    if (answerFault(request, reply, 'pixabay-videos')) return reply
    const { key: given, q = '', id, per_page: count = '20', video_type: type = 'all' } = request.query
    if (given !== key) return reply.code(400).type('text/plain').send('[ERROR 400] Invalid or missing API key.')
    const isValid = Number(count) >= 3 && Number(count) <= 200 && ['all', 'film', 'animation'].includes(type)
    if (!isValid || q.length > 100) return reply.code(400).type('text/plain').send('[ERROR 400] Out of valid range.')
    const found = id === undefined ? findSandboxClips(q) : [known.get(id)].filter((clip) => clip !== undefined)
    searches += 1
    const hits = found.map((clip) => {
      const number = crc32(`pixabay-video ${clip.title}`)
      known.set(`${number}`, clip)
      return describe(clip, { id: number, base: `http://${request.host}`, search: searches })
    })
    return { total: hits.length, totalHits: hits.length, hits }
  })
}

function describe(clip: SandboxClip, { id, base, search }: { id: number; base: string; search: number }) {
  const { title, creator, seconds, isAnonymous } = clip
  const file = `${base}/clips/${encodeURIComponent(clipFileOf(clip))}`
  const thumbnail = `${base}/files/${encodeURIComponent(title)}.png?width=640`
  const [large, medium, small] = sizesOf(clip).map(({ rendition, width, height }) => ({
    url: `${file}?rendition=${rendition}&search=${search}`,
    width,
    height,
    size: BYTES,
    thumbnail,
  }))
  return {
    id,
    ...(!isAnonymous && { pageURL: `${base}/pages/id-${id}/` }),
    type: 'film',
    tags: title.split(' ').join(', '),
    duration: seconds,
    // The values of a missing rendition are empty or 0.
    videos: { large, medium, small, tiny: { url: '', width: 0, height: 0, size: 0, thumbnail: '' } },
    views: 1,
    downloads: 1,
    likes: 1,
    comments: 0,
    user_id: 1,
    user: creator,
    userImageURL: '',
  }
}
