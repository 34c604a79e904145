import { findPostFaults, MINUTE_MS } from '@dayreel/catalogue'
import { openAsBlob } from 'node:fs'
import { openVideo } from '../http/open-video.ts'
import { isRefusal, PlatformError } from '../platform-error.ts'
import type { Posted, StageRequest, Step } from '../platform.ts'
import { askSession, sendPiece, startSession, type Progress } from './upload-session.ts'
import type { YouTubeContext } from './youtube-config.ts'
import { youTubeError } from './youtube-errors.ts'
import { markerOf, urlOf } from './youtube-post.ts'
import { readUploads, readVideos, standingOf } from './youtube-reads.ts'

/** The longest delay between the intent and the appearance of a finished upload in the list of uploads. */
const LISTED_MS = 10 * MINUTE_MS
/** How long to wait until a new video can be played. After this time, the post counts as live. */
const PROCESSING_MS = 60 * MINUTE_MS

/** Starts an upload session. */
export async function prepare(context: YouTubeContext, request: StageRequest): Promise<Step> {
  const { post } = request
  const fault = findPostFaults('youtube', post)[0]
  if (fault !== undefined) {
    throw new PlatformError({ kind: 'content_rejected', code: `invalid_${fault.field}`, text: fault.text })
  }
  const { size } = await openVideo(post.videoPath, post.videoType)
  const session = await startSession(context, request, size)
  return { to: 'upload', handle: { session, bytes: size } }
}

/** Sends all pieces except the last, from the offset that the session reports. */
export async function upload(context: YouTubeContext, request: StageRequest): Promise<Step> {
  const { post, handle } = request
  const bytes = Number(handle['bytes'])
  const blob = await openVideo(post.videoPath, post.videoType, bytes)
  let progress = await askSession(context, request, bytes)
  while (progress.is === 'going' && bytes - progress.nextByte > context.pieceBytes) {
    const from: number = progress.nextByte
    progress = await sendPiece(context, request, { blob, from, to: from + context.pieceBytes })
    if (progress.is === 'going' && progress.nextByte <= from) {
      throw new PlatformError({ kind: 'retry_later', code: 'no_progress' })
    }
  }
  if (progress.is === 'going') return { to: 'publish', handle: { ...handle, nextByte: progress.nextByte } }
  return stepAfter(context, request, progress)
}

/** Sends the last piece, which creates the video. */
export async function publish(context: YouTubeContext, request: StageRequest): Promise<Step> {
  const { post, handle } = request
  const blob = await openVideo(post.videoPath, post.videoType, Number(handle['bytes']))
  const piece = { blob, from: Number(handle['nextByte']), to: blob.size }
  return stepAfter(context, request, await sendPiece(context, request, piece))
}

/**
 * Reads from the session whether the upload is finished. If the session no longer exists or refuses to answer, the list
 * of uploads decides.
 */
export async function readBack(context: YouTubeContext, request: StageRequest): Promise<Step> {
  const { handle, intentAtMs } = request
  const progress = await askSession(context, request, Number(handle['bytes'])).catch((error: unknown) => {
    if (error instanceof PlatformError && isRefusal(error)) return { is: 'gone' } as const
    throw error
  })
  if (progress.is !== 'gone') return stepAfter(context, request, progress)
  const found = await findUpload(context, request)
  if (found === 'several') return { to: 'uncertain' }
  if (found !== undefined) {
    const posted = postedOf(context, request, found)
    return { to: 'confirm', handle: { id: found.id, thumbnail: false }, posted }
  }
  if (context.now() - intentAtMs < LISTED_MS) return { to: 'read-back', handle, inMs: MINUTE_MS }
  return { to: 'prepare', handle: {} }
}

/** Sets the thumbnail, reads the actual privacy, and checks whether the video can be played. */
export async function confirm(context: YouTubeContext, request: StageRequest): Promise<Step> {
  const { account, post, handle, waitedMs, signal } = request
  const remoteId = String(handle['id'])
  if (post.thumbnailPath !== undefined && handle['thumbnail'] !== true) {
    const remark = await setThumbnail(context, request, remoteId, post.thumbnailPath)
    return {
      to: 'confirm',
      handle: { ...handle, thumbnail: true },
      posted: { remarks: remark === undefined ? [] : [remark] },
    }
  }
  const [video] = await readVideos(context, [remoteId], 'status,processingDetails,snippet', account.tokens, signal)
  const standing = video === undefined ? undefined : standingOf(video)
  if (standing?.is === 'failed') {
    const text = `YouTube couldn’t process this video: ${standing.reason}.`
    throw new PlatformError({ kind: 'content_rejected', code: standing.reason ?? 'failed', text })
  }
  const posted = postedOf(context, request, { id: remoteId, privacy: standing?.privacy })
  if (standing?.is === 'live' || waitedMs >= PROCESSING_MS) return { to: 'live', posted }
  return { to: 'confirm', handle, inMs: patienceMs(waitedMs), posted }
}

function stepAfter(context: YouTubeContext, request: StageRequest, progress: Progress): Step {
  if (progress.is === 'going') return { to: 'upload', handle: request.handle }
  if (progress.is === 'gone') return { to: 'prepare', handle: {} }
  const { id, status } = progress.video
  const posted = postedOf(context, request, { id, privacy: status?.privacyStatus })
  return { to: 'confirm', handle: { id, thumbnail: false }, posted }
}

type FoundVideo = { id: string; privacy?: Posted['privacy'] }

/**
 * Finds the video by its own tag. If the tag is missing, the video is the only one with the post's title since the
 * intent.
 */
async function findUpload(
  context: YouTubeContext,
  { post, account, intentAtMs, signal }: StageRequest,
): Promise<FoundVideo | 'several' | undefined> {
  const uploads = await readUploads(context, account.tokens, signal)
  const recent = uploads.filter(({ contentDetails }) => {
    const at = Date.parse(contentDetails.videoPublishedAt ?? '')
    return Number.isNaN(at) || at >= intentAtMs - MINUTE_MS
  })
  if (recent.length === 0) return undefined
  const ids = recent.map(({ contentDetails }) => contentDetails.videoId)
  const videos = await readVideos(context, ids, 'snippet,status', account.tokens, signal)
  const found = videos.map(({ id, snippet, status }) => ({ id, snippet, privacy: status?.privacyStatus }))
  const marked = found.find(({ snippet }) => snippet?.tags?.includes(markerOf(post)))
  if (marked !== undefined) return marked
  const alike = found.filter(
    ({ snippet }) => snippet?.title === post.title && !snippet.tags?.some((tag) => /^dr-[0-9a-f]{8}$/.test(tag)),
  )
  return alike.length > 1 ? 'several' : alike[0]
}

function postedOf({ addresses }: YouTubeContext, { post }: StageRequest, { id, privacy }: FoundVideo): Posted {
  return {
    remoteId: id,
    url: urlOf(id, post, addresses.watch),
    ...(privacy === undefined ? {} : { privacy }),
  }
}

/** Sets the thumbnail. Returns a remark for the user if this fails, because the video is posted anyway. */
async function setThumbnail(
  context: YouTubeContext,
  { account, signal }: StageRequest,
  videoId: string,
  path: string,
): Promise<string | undefined> {
  const url = new URL('/upload/youtube/v3/thumbnails/set', context.addresses.api)
  url.searchParams.set('videoId', videoId)
  try {
    const blob = await openAsBlob(path, { type: path.endsWith('.png') ? 'image/png' : 'image/jpeg' })
    const headers = { authorization: `Bearer ${account.tokens.accessToken}`, 'content-type': blob.type }
    const bytes = { blob, from: 0, to: blob.size }
    const answer = await context.send({ method: 'POST', url, headers, bytes, signal, isRepeatable: true })
    if (answer.status === 200) return undefined
    throw youTubeError(answer, true, context.now())
  } catch {
    signal.throwIfAborted()
    return 'YouTube did not accept the thumbnail. Channels with a verified phone number can have custom thumbnails: youtube.com/verify.'
  }
}

/** Returns the pause before the next read of an existing video. The pauses grow. */
function patienceMs(waitedMs: number): number {
  if (waitedMs < MINUTE_MS) return MINUTE_MS / 2
  if (waitedMs < 4 * MINUTE_MS) return MINUTE_MS
  return waitedMs < 15 * MINUTE_MS ? 5 * MINUTE_MS : 10 * MINUTE_MS
}
