import { createStoredBytes, takeIn } from '../stand-in/stored-bytes.ts'
import type { StandIn } from '../stand-in/create-stand-in.ts'
import { authorize, READ_SCOPE, refuse, UPLOAD_SCOPE, type SandboxVideo, type YouTubeState } from './youtube-state.ts'

/** Number of reads after which a video has been processed. */
const READS_TO_PROCESS = 2
const MAX_THUMBNAIL_BYTES = 50_000_000

/** Serves the calls for the channel, a video's state, the latest uploads and thumbnails. */
export function serveVideos({ app, faultOf }: StandIn, state: YouTubeState): void {
  app.get('/youtube/v3/channels', async (request, reply) => {
    const grant = authorize(state, request, reply, READ_SCOPE)
    if (grant === undefined) return reply
    const { channel } = grant
    if (channel === undefined) return { kind: 'youtube#channelListResponse', pageInfo: { totalResults: 0 } }
    const { id, title, handle, uploads } = channel
    return {
      kind: 'youtube#channelListResponse',
      items: [
        {
          id,
          snippet: { title, customUrl: handle, thumbnails: {} },
          contentDetails: { relatedPlaylists: { uploads } },
          status: { longUploadsStatus: grant.account.startsWith('new') ? 'eligible' : 'allowed' },
        },
      ],
    }
  })
  app.get('/youtube/v3/videos', async (request, reply) => {
    const grant = authorize(state, request, reply, READ_SCOPE)
    if (grant === undefined) return reply
    const { id = '', part = '' } = request.query as { id?: string; part?: string }
    const wanted = id.split(',')
    const found = state.videos.filter(
      (video) =>
        wanted.includes(video.id) &&
        !video.isRemoved &&
        (video.channelId === grant.channel?.id || video.privacy !== 'private'),
    )
    for (const video of found) video.reads += 1
    return { items: found.map((video) => resourceOf(video, part.split(','))) }
  })
  app.get('/youtube/v3/playlistItems', async (request, reply) => {
    const grant = authorize(state, request, reply, READ_SCOPE)
    if (grant === undefined) return reply
    const { playlistId } = request.query as { playlistId?: string }
    if (playlistId !== grant.channel?.uploads) {
      return refuse(reply, 404, 'playlistNotFound', 'The playlist cannot be found.')
    }
    const theirs = state.videos.filter(({ channelId, isRemoved }) => channelId === grant.channel?.id && !isRemoved)
    const newest = theirs.toReversed().slice(0, 50)
    return {
      items: newest.map(({ id, title, publishedAt }) => ({
        snippet: { title },
        contentDetails: { videoId: id, videoPublishedAt: publishedAt },
      })),
    }
  })
  app.post('/upload/youtube/v3/thumbnails/set', async (request, reply) => {
    const grant = authorize(state, request, reply, UPLOAD_SCOPE)
    if (grant === undefined) return reply
    const { videoId } = request.query as { videoId?: string }
    const video = state.videos.find(({ id, channelId }) => id === videoId && channelId === grant.channel?.id)
    if (video === undefined) return refuse(reply, 404, 'videoNotFound', 'The video cannot be found.')
    if (grant.account.startsWith('new')) return refuse(reply, 403, 'forbidden', 'The phone number is not verified.')
    const stored = createStoredBytes()
    if ((await takeIn(request, stored, faultOf(request))) === 'broken') return reply.hijack()
    if (stored.count > MAX_THUMBNAIL_BYTES) return refuse(reply, 400, 'imageTooLarge', 'The image is too large.')
    video.thumbnailBytes = stored.count
    return { items: [] }
  })
  // Simulates actions of the channel's owner or of the platform itself.
  app.post('/__sandbox/videos/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    const video = state.videos.find((one) => one.id === id)
    if (video === undefined) return reply.code(404).send({ message: 'No such video.' })
    const { isRemoved, views, likes, privacy } = request.body as Partial<SandboxVideo>
    video.isRemoved = isRemoved ?? video.isRemoved
    video.views = views ?? video.views
    video.likes = likes ?? video.likes
    video.privacy = privacy ?? video.privacy
    return { ok: true }
  })
}

/** Returns a video in the platform's format, with the requested parts. */
export function resourceOf(video: SandboxVideo, parts: readonly string[]): Record<string, unknown> {
  const [, failed] = /\[processing:(\w{1,30})\]/.exec(video.title) ?? []
  const [, rejected] = /\[rejected:(\w{1,30})\]/.exec(video.title) ?? []
  const isReady = video.reads >= READS_TO_PROCESS
  const end = failed ? 'failed' : rejected ? 'rejected' : 'processed'
  const { title, description, tags, categoryId, publishedAt } = video
  const all: Record<string, unknown> = {
    snippet: { title, description, tags, categoryId, publishedAt, channelId: video.channelId },
    status: {
      uploadStatus: isReady ? end : 'uploaded',
      ...(isReady && failed ? { failureReason: failed } : {}),
      ...(isReady && rejected ? { rejectionReason: rejected } : {}),
      privacyStatus: video.privacy,
      madeForKids: video.isMadeForKids ?? false,
      containsSyntheticMedia: video.isSynthetic ?? false,
    },
    processingDetails: { processingStatus: isReady ? (failed ? 'failed' : 'succeeded') : 'processing' },
    statistics: { viewCount: String(video.views), likeCount: String(video.likes), commentCount: '0' },
  }
  const shown = Object.entries(all).filter(([name]) => parts.includes(name))
  return { kind: 'youtube#video', id: video.id, ...Object.fromEntries(shown) }
}
