import type { FastifyReply } from 'fastify'
import type { StandIn } from '../stand-in/create-stand-in.ts'
import { DAY_MS } from '../stand-in/durations.ts'
import { createStoredBytes, store, takeIn, type StoredBytes } from '../stand-in/stored-bytes.ts'
import {
  authorize,
  failureOf,
  fieldsOf,
  isWhole,
  refuse,
  statusOf,
  type Container,
  type InstagramState,
  type SandboxReel,
} from './instagram-state.ts'

const PUBLISHES = /^instagram_(business_)?content_publish$/
const CONTAINERS_A_DAY = 400

/** Serves containers, their uploads, publishing, and the published Reels. */
export function serveReels({ app, faultOf }: StandIn, state: InstagramState, origin: () => string): void {
  const { clock, containers, reels } = state
  app.post('/:version/:id/media', async (request, reply) => {
    const grant = authorize(state, request, reply, PUBLISHES)
    if (grant === undefined) return reply
    const { id: igId, version } = request.params as { id: string; version: string }
    if (igId !== grant.person.igId) return refuse(reply, 100, 33, 'Unsupported post request. Object does not exist.')
    const fields = fieldsOf(request)
    const { media_type: type, video_url: address, upload_type: upload, caption = '' } = fields
    if (type !== 'REELS') return refuse(reply, 100, 2_207_089, 'Only REELS are published alone.')
    if ((address === undefined) === (upload === undefined)) {
      return refuse(reply, 100, undefined, 'Either video_url or upload_type is required.')
    }
    if (upload !== undefined && (upload !== 'resumable' || grant.via === 'instagram')) {
      return refuse(reply, 100, undefined, 'The parameter video_url is required')
    }
    const today = containers.values().filter((one) => one.igId === igId && one.since > clock.now() - DAY_MS)
    if (today.toArray().length >= CONTAINERS_A_DAY) return refuse(reply, 4, undefined, 'Too many containers.')
    if (caption.length > 2_200) return refuse(reply, 36_004, 2_207_010, 'The caption is too long.')
    if ((caption.match(/#[\p{L}\p{N}_]+/gu) ?? []).length > 5) return refuse(reply, 100, 2_207_040, 'Too many tags.')
    const stored = createStoredBytes()
    if (address !== undefined) {
      const isFetched = !caption.includes('[ig:2207052]') && (await fetchVideo(address, stored))
      if (!isFetched) return refuse(reply, 9_004, 2_207_052, 'Only photo or video can be accepted as media type.')
    }
    const id = `1785${String(containers.size + 1).padStart(11, '0')}`
    containers.set(id, {
      id,
      igId,
      caption,
      isSynthetic: String(fields['is_ai_generated']) === 'true',
      since: clock.now(),
      size: address === undefined ? undefined : stored.count,
      isResumable: address === undefined,
      stored,
      reads: 0,
      media: undefined,
    })
    return { id, ...(address === undefined ? { uri: `${origin()}/ig-api-upload/${version}/${id}` } : {}) }
  })

  app.post('/ig-api-upload/:version/:container', async (request, reply) => {
    const grant = authorize(state, request, reply, PUBLISHES)
    if (grant === undefined) return reply
    const container = containers.get((request.params as { container: string }).container)
    const { offset, file_size: size, 'content-length': length, authorization } = request.headers
    const wrong = (message: string): FastifyReply =>
      reply.code(400).send({ debug_info: { retriable: false, type: 'ProcessingFailedError', message } })
    if (container?.igId !== grant.person.igId || !container.isResumable) return wrong('No such container.')
    if (authorization?.startsWith('OAuth ') !== true) return wrong('Authorization: OAuth is required.')
    if (offset === undefined || size === undefined) return wrong('offset and file_size are required.')
    if (length === undefined) return wrong('Content-Length is required.')
    if (Number(offset) !== container.stored.count) return wrong('The offset is not where the bytes end.')
    if (Number(offset) + Number(length) !== Number(size)) return wrong('file_size is not what comes.')
    container.size = Number(size)
    if ((await takeIn(request, container.stored, faultOf(request))) === 'broken') return reply.hijack()
    if (container.stored.count < container.size) return wrong('Not all bytes came.')
    return { success: true, message: 'Upload successful.' }
  })

  app.post('/:version/:id/media_publish', async (request, reply) => {
    const grant = authorize(state, request, reply, PUBLISHES)
    if (grant === undefined) return reply
    const container = containers.get(fieldsOf(request)['creation_id'] ?? '')
    if (container?.igId !== grant.person.igId) return refuse(reply, 24, 2_207_006, 'The media is not found.')
    const today = reels.filter(({ igId, timestamp }) => igId === container.igId && isToday(timestamp))
    if (today.length >= state.postsADay) return refuse(reply, 9, 2_207_042, 'The daily limit is reached.')
    const status = statusOf(state, container)
    if (status === 'PUBLISHED') return refuse(reply, 24, 2_207_008, 'The container has been published.')
    if (status === 'EXPIRED') return refuse(reply, -2, 2_207_020, 'The container has expired.')
    if (status !== 'FINISHED') return refuse(reply, 9_007, 2_207_027, 'The media is not ready to be published.')
    container.media = publish(container)
    if (container.caption.includes('[ig:2207051-live]')) return refuse(reply, 4, 2_207_051, 'Action is blocked.')
    return { id: container.media.id }
  })

  app.get('/:version/:id/content_publishing_limit', async (request, reply) => {
    if (authorize(state, request, reply, PUBLISHES) === undefined) return reply
    const { id } = request.params as { id: string }
    const used = reels.filter(({ igId, timestamp }) => igId === id && isToday(timestamp)).length
    return { data: [{ quota_usage: used, config: { quota_total: state.postsADay, quota_duration: 86_400 } }] }
  })
  app.get('/:version/:id/media', async (request, reply) => {
    const grant = authorize(state, request, reply)
    if (grant === undefined) return reply
    const theirs = reels.filter(({ igId, isRemoved }) => igId === grant.person.igId && !isRemoved)
    return {
      data: theirs
        .toReversed()
        .slice(0, 25)
        .map(({ id, caption, timestamp }) => ({ id, caption, timestamp })),
    }
  })
  app.get('/:version/:id', async (request, reply) => {
    const grant = authorize(state, request, reply)
    if (grant === undefined) return reply
    const { id } = request.params as { id: string }
    const container = containers.get(id)
    if (container !== undefined && container.igId === grant.person.igId) return describe(container)
    const reel = reels.find((one) => one.id === id && one.igId === grant.person.igId && !one.isRemoved)
    if (reel === undefined) return refuse(reply, 100, 33, 'Unsupported get request. Object does not exist.')
    const { caption, timestamp } = reel
    const permalink = `${origin()}/reel/${id}/`
    return { id, caption, timestamp, permalink, media_type: 'VIDEO', media_product_type: 'REELS' }
  })
  app.delete('/:version/:id', async (request, reply) => {
    const grant = authorize(state, request, reply)
    if (grant === undefined) return reply
    const reel = reels.find(({ id }) => id === (request.params as { id: string }).id)
    if (reel === undefined) return refuse(reply, 100, 33, 'Object does not exist.')
    reel.isRemoved = true
    return { success: true }
  })

  function describe(container: Container): unknown {
    const { id, stored } = container
    if (isWhole(container)) container.reads += 1
    const status_code = statusOf(state, container)
    const status = status_code === 'ERROR' ? `Error: ${failureOf(state, container)}` : status_code
    const uploading_phase = { status: isWhole(container) ? 'complete' : 'in_progress', bytes_transferred: stored.count }
    return { id, status_code, status, video_status: { uploading_phase } }
  }

  function publish({ igId, caption, isSynthetic, stored }: Container): SandboxReel {
    const reel: SandboxReel = {
      id: `1800${String(reels.length + 1).padStart(11, '0')}`,
      igId,
      caption,
      isSynthetic,
      timestamp: clock.nowIso(),
      bytes: stored.count,
      sha256: stored.sha256,
      isRemoved: false,
    }
    reels.push(reel)
    return reel
  }

  function isToday(timestamp: string): boolean {
    return Date.parse(timestamp) > clock.now() - DAY_MS
  }
}

/** Fetches a video from a URL. As on the platform, a redirect, an error or a wrong length does not count as a video. */
async function fetchVideo(address: string, stored: StoredBytes): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(60_000)
    const answer = await fetch(address, { redirect: 'manual', signal })
    if (answer.status !== 200 || answer.body === null) return false
    for await (const chunk of answer.body) store(stored, Buffer.from(chunk))
    const announced = answer.headers.get('content-length')
    return stored.count > 0 && (announced === null || Number(announced) === stored.count)
  } catch {
    return false
  }
}
