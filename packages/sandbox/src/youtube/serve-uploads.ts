import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { StandIn } from '../stand-in/create-stand-in.ts'
import { createStoredBytes, takeIn } from '../stand-in/stored-bytes.ts'
import { tokenIn } from '../stand-in/token-book.ts'
import { resourceOf } from './serve-videos.ts'
import { refusalOf, refusalOnDemand, type Metadata } from './video-rules.ts'
import { authorize, refuse, UPLOAD_SCOPE, type SandboxVideo, type Session, type YouTubeState } from './youtube-state.ts'

const CHUNK_UNIT = 262_144
const SESSION_LIFE_MS = 7 * 86_400_000
const PATH = '/upload/youtube/v3/videos'
const PARTS = ['snippet', 'status']

/** Serves resumable uploads: a call starts a session, further calls send bytes, and the last byte creates a video. */
export function serveUploads({ app, clock, faultOf }: StandIn, state: YouTubeState, origin: () => string): void {
  app.post(PATH, async (request, reply) => {
    const grant = authorize(state, request, reply, UPLOAD_SCOPE)
    if (grant === undefined) return reply
    const query = request.query as Record<string, string | undefined>
    const metadata = (request.body ?? {}) as Metadata
    if (query.uploadType !== 'resumable') return refuse(reply, 400, 'mediaBodyRequired', 'No media body.')
    const today = pacificDay(clock.now())
    const begun = state.begun.get(today) ?? 0
    if (begun >= state.dailyUploads) return refuse(reply, 403, 'quotaExceeded', 'You have exceeded your quota.')
    // The quota also counts calls that fail.
    state.begun.set(today, begun + 1)
    const { channel } = grant
    if (channel === undefined) return refuse(reply, 401, 'youtubeSignupRequired', 'Youtube sign-up is required.')
    const refusal = refusalOf(metadata) ?? refusalOnDemand(metadata.snippet?.title ?? '')
    if (refusal !== undefined) return refuse(reply, refusal.code, refusal.reason, refusal.message)
    const id = randomBytes(24).toString('base64url')
    const total = Number(request.headers['x-upload-content-length'])
    if (!Number.isInteger(total)) return refuse(reply, 400, 'mediaBodyRequired', 'X-Upload-Content-Length is missing.')
    state.sessions.set(id, {
      id,
      channel,
      metadata,
      total,
      notifies: query.notifySubscribers !== 'false',
      stored: createStoredBytes(),
      since: clock.now(),
      video: undefined,
      hasDropped: false,
      isGone: false,
    })
    return reply.header('location', `${origin()}${PATH}?uploadType=resumable&upload_id=${id}`).send('')
  })

  app.put(PATH, async (request, reply) => {
    const session = state.sessions.get((request.query as { upload_id?: string }).upload_id ?? '')
    if (session === undefined || session.isGone || session.since + SESSION_LIFE_MS < clock.now()) {
      return reply.code(404).send('Not Found')
    }
    const token = tokenIn(request)
    if (token !== undefined && state.tokens.find('access', token) === undefined) {
      return refuse(reply, 401, 'authError', 'Invalid Credentials')
    }
    if (session.video !== undefined) return reply.code(200).send(resourceOf(session.video, PARTS))
    const title = session.metadata.snippet?.title ?? ''
    if (title.includes('[expire-session]') && !state.spent.has(title)) {
      state.spent.add(title)
      session.isGone = true
      return reply.code(404).send('Not Found')
    }
    const wrong = faultOfRange(session, request.headers['content-range'], request.headers['content-length'])
    if (wrong !== undefined) return refuse(reply, 400, 'badRequest', wrong)
    if (request.headers['content-range']?.startsWith('bytes */') !== true) {
      const dropAt = session.hasDropped ? undefined : /\[drop:(\d{1,12})\]/.exec(title)?.[1]
      if (dropAt !== undefined) session.hasDropped = true
      const fault = dropAt === undefined ? faultOf(request) : { kind: 'cut', bytes: Number(dropAt) }
      if ((await takeIn(request, session.stored, fault)) === 'broken') return reply.hijack()
    }
    if (session.stored.count < session.total) return answerProgress(reply, session)
    session.video = publish(state, session)
    return reply.code(201).send(resourceOf(session.video, PARTS))
  })
}

/**
 * Checks the range of an upload's next piece. It must start where the previous piece ended, and every piece except the
 * last must be a multiple of the chunk unit.
 */
function faultOfRange({ stored, total }: Session, range: string | undefined, length = ''): string | undefined {
  const size = Number(length)
  if (length === '' || !Number.isInteger(size)) return 'Content-Length is missing.'
  if (range === undefined)
    return size === total && stored.count === 0 ? undefined : 'The size is not the one announced.'
  if (range === `bytes */${total}`) return size === 0 ? undefined : 'A question has no body.'
  const [, from, to, of] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(range) ?? []
  if (from === undefined || Number(of) !== total) return 'Content-Range cannot be read.'
  if (Number(from) !== stored.count) return `Continue from ${stored.count}.`
  if (Number(to) - Number(from) + 1 !== size) return 'Content-Range and Content-Length differ.'
  if (Number(to) >= total) return 'Too many bytes.'
  if (Number(to) < total - 1 && size % CHUNK_UNIT !== 0) return `A piece is a multiple of ${CHUNK_UNIT} bytes.`
  return undefined
}

/** Answers with status 308 without a location. The range header is absent if no byte has arrived. */
function answerProgress(reply: FastifyReply, { stored }: Session): FastifyReply {
  if (stored.count > 0) reply.header('range', `bytes=0-${stored.count - 1}`)
  return reply.code(308).send('')
}

function publish(state: YouTubeState, { channel, metadata, stored, notifies }: Session): SandboxVideo {
  const { snippet = {}, status = {} } = metadata
  const title = snippet.title ?? ''
  const requestedPrivacy = status.privacyStatus ?? 'public'
  const video: SandboxVideo = {
    id: `sbx${String(state.videos.length + 1).padStart(8, '0')}`,
    channelId: channel.id,
    title,
    description: snippet.description ?? '',
    tags: snippet.tags ?? [],
    categoryId: snippet.categoryId ?? '22',
    askedPrivacy: requestedPrivacy,
    privacy: title.includes('[lock:private]') ? 'private' : requestedPrivacy,
    isMadeForKids: status.selfDeclaredMadeForKids,
    isSynthetic: status.containsSyntheticMedia,
    notifies,
    bytes: stored.count,
    sha256: stored.sha256,
    publishedAt: state.clock.nowIso(),
    reads: 0,
    isRemoved: false,
    views: 0,
    likes: 0,
    thumbnailBytes: undefined,
  }
  state.videos.push(video)
  return video
}

const PACIFIC = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' })

/** Returns the quota's day, which begins at midnight in Pacific time. */
function pacificDay(now: number): string {
  return PACIFIC.format(now)
}
