import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { crc32 } from 'node:zlib'
import { clipFileOf, findSandboxClips, type SandboxClip, sizesOf } from './clips.ts'

type AnswerFault = (request: FastifyRequest, reply: FastifyReply, route: 'pexels-videos') => boolean

/** Serves the search of Pexels' videos. Like Pexels, it demands the key in a header, and knows three orientations. */
export function servePexelsVideos(app: FastifyInstance, key: string, answerFault: AnswerFault): void {
  app.get<{ Querystring: Record<string, string> }>('/pexels/v1/videos/search', async (request, reply) => {
    if (answerFault(request, reply, 'pexels-videos')) return reply
    if (request.headers.authorization !== key) return reply.code(401).send({ status: 401, code: 'Unauthorized' })
    const { query = '', orientation, per_page: count = '15' } = request.query
    const isValid = [undefined, 'portrait', 'landscape', 'square'].includes(orientation) && Number(count) <= 80
    if (query === '' || !isValid) return reply.code(400).send({ status: 400, code: 'Bad Request' })
    const videos = findSandboxClips(query).map((clip) => describe(clip, `http://${request.host}`))
    return { total_results: videos.length, page: 1, per_page: Number(count), videos }
  })
}

function describe(clip: SandboxClip, base: string) {
  const { title, creator, seconds, width, height, isAnonymous } = clip
  const id = crc32(`pexels-video ${title}`)
  const file = `${base}/clips/${encodeURIComponent(clipFileOf(clip))}`
  return {
    id,
    width,
    height,
    duration: seconds,
    full_res: null,
    tags: [],
    url: isAnonymous ? null : `${base}/pages/${encodeURIComponent(title.replaceAll(' ', '-'))}-${id}/`,
    image: `${base}/files/${encodeURIComponent(title)}.png?auto=compress&cs=tinysrgb&fit=crop&h=1200&w=630`,
    user: isAnonymous ? null : { id: 1, name: creator, url: `${base}/pages/${encodeURIComponent(creator)}` },
    video_files: [
      // Some videos have a playlist too, which has no size.
      { id: 1, quality: 'hls', file_type: 'application/x-mpegURL', width: null, height: null, fps: null, link: file },
      ...sizesOf(clip).map((size, i) => ({
        id: i + 2,
        quality: size.rendition,
        file_type: 'video/mp4',
        width: size.width,
        height: size.height,
        fps: 25,
        link: `${file}?rendition=${size.rendition}`,
      })),
    ],
    video_pictures: [{ id: 1, nr: 0, picture: `${base}/files/${encodeURIComponent(title)}.png` }],
  }
}
