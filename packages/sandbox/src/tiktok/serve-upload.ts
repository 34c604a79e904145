import type { StandIn } from '../stand-in/create-stand-in.ts'
import { forkBytes, takeIn } from '../stand-in/stored-bytes.ts'
import type { SandboxTikTokPost, TikTokState } from './tiktok-state.ts'

const URL_LIFE_MS = 3_600_000

/** Receives the chunks of a video strictly in order. An incomplete chunk is discarded. */
export function serveUpload({ app, clock, faultOf }: StandIn, state: TikTokState): void {
  app.put('/upload', async (request, reply) => {
    const { upload_id: id, upload_token: token } = request.query as { upload_id?: string; upload_token?: string }
    const post = state.posts[Number(id) - 1]
    if (post === undefined || post.uploadToken !== token) return reply.code(404).send('')
    if (post.since + URL_LIFE_MS < clock.now()) return reply.code(403).send('')
    const [, from, to, of] =
      /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(request.headers['content-range'] ?? '') ?? []
    const size = Number(to) - Number(from) + 1
    const isRead = from !== undefined && Number(of) === post.size && Number(request.headers['content-length']) === size
    if (!isRead || !request.headers['content-type']?.startsWith('video/')) return reply.code(400).send('')
    if (Number(from) !== post.stored.count) {
      return reply
        .code(416)
        .header('content-range', `bytes 0-${post.stored.count - 1}/${post.size}`)
        .send('')
    }
    if (size !== expectedSize(post)) return reply.code(400).send('')
    const attempt = forkBytes(post.stored)
    const end = await takeIn(request, attempt, faultOf(request))
    if (end === 'broken') return reply.hijack()
    if (attempt.count !== post.stored.count + size) return reply.code(500).send('')
    post.stored = attempt
    reply.header('content-range', `bytes 0-${attempt.count - 1}/${post.size}`)
    return reply.code(attempt.count === post.size ? 201 : 206).send('')
  })
}

/**
 * Returns the size that the next chunk must have. All chunks have the planned size, except that the last one also
 * contains the remaining bytes.
 */
function expectedSize({ stored, chunkSize, chunkCount, size }: SandboxTikTokPost): number {
  return stored.count / chunkSize === chunkCount - 1 ? size - stored.count : chunkSize
}
