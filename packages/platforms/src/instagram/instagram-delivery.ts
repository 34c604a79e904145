import { DAY_MS, findPostFaults, MINUTE_MS, platformOf, SECOND_MS } from '@dayreel/catalogue'
import { z } from 'zod'
import { allowedAddress } from '../http/allowed-host.ts'
import { openVideo } from '../http/open-video.ts'
import { PlatformError } from '../platform-error.ts'
import type { Posted, StageRequest, Step } from '../platform.ts'
import { readAllowance } from './instagram-accounts.ts'
import { call } from './instagram-api.ts'
import type { InstagramContext } from './instagram-config.ts'
import { containerError, instagramError } from './instagram-errors.ts'
import { captionOf } from './instagram-post.ts'

/** How long a container may be processed. Also how long a container is polled after its second publish call. */
const PATIENCE_MS = 30 * MINUTE_MS
/** The pause before a new container is created after a failure at Instagram, which allows 400 containers a day. */
const RETRY_MS = 15 * MINUTE_MS
/** Error codes of a container that no longer exists or cannot be published. */
const NOT_THERE = /\/22070(?:06|08|20|27)$/
/** How long to keep looking for the URL of a published post. */
const LOOKING_MS = 5 * MINUTE_MS

const CreatedContainer = z.object({ id: z.string().min(1), uri: z.string().optional() })
const Id = z.object({ id: z.string().min(1) })
const Container = z.object({
  status_code: z.enum(['IN_PROGRESS', 'FINISHED', 'ERROR', 'EXPIRED', 'PUBLISHED']),
  status: z.string().default(''),
  video_status: z
    .object({ uploading_phase: z.object({ bytes_transferred: z.coerce.number().default(0) }).optional() })
    .optional(),
})
const Media = z.object({
  data: z.array(z.object({ id: z.string(), caption: z.string().default(''), timestamp: z.string() })),
})
const Permalink = z.object({ permalink: z.string().optional() })

/** Creates a container. The container is invisible to others, and Instagram deletes it after a day. */
export async function prepare(context: InstagramContext, request: StageRequest): Promise<Step> {
  const { post, account, signal } = request
  const fault = findPostFaults('instagram', post)[0]
  if (fault !== undefined) {
    throw new PlatformError({ kind: 'content_rejected', code: `invalid_${fault.field}`, text: fault.text })
  }
  const { size } = await openVideo(post.videoPath, post.videoType)
  if (size > platformOf('instagram').limits.maxBytes) {
    const text = 'Instagram accepts files of at most 300 MB.'
    throw new PlatformError({ kind: 'content_rejected', code: 'invalid_size', text })
  }
  const { postsLeft } = await readAllowance(context, account, signal)
  if (postsLeft === 0) {
    const text = "Instagram's daily limit for this account is used up."
    throw new PlatformError({ kind: 'retry_later', code: 'daily_limit', text, afterMs: DAY_MS })
  }
  const form = {
    media_type: 'REELS',
    caption: captionOf(post),
    share_to_feed: 'true',
    is_ai_generated: String(post.isSynthetic),
    thumb_offset: post.coverMs === undefined ? undefined : String(post.coverMs),
    ...sourceOf(context, post.videoUrl),
  }
  const path = `/${account.id}/media`
  const { tokens } = account
  const { id, uri } = await call(context, { method: 'POST', path, form, tokens, shape: CreatedContainer, signal })
  const address = uri === undefined ? undefined : allowedAddress(uri, context.addresses.uploadHosts).href
  return { to: 'upload', handle: { container: id, bytes: size, ...(address === undefined ? {} : { uri: address }) } }
}

/** Uploads the bytes from the offset that Instagram reports, then waits until Instagram has processed the video. */
export async function upload(context: InstagramContext, request: StageRequest): Promise<Step> {
  const { handle, waitedMs } = request
  const { status_code, status, video_status } = await readContainer(context, request)
  if (status_code === 'FINISHED') return { to: 'publish', handle }
  if (status_code === 'PUBLISHED') return { to: 'confirm', handle, posted: {} }
  if (status_code === 'EXPIRED') return { to: 'prepare', handle: {} }
  if (status_code === 'ERROR') return afterError(status)
  const stored = video_status?.uploading_phase?.bytes_transferred ?? 0
  if (handle['uri'] !== undefined && stored < Number(handle['bytes'])) await sendBytes(context, request, stored)
  else if (waitedMs > PATIENCE_MS) return { to: 'prepare', handle: {} }
  return { to: 'upload', handle, inMs: waitedMs < MINUTE_MS ? 15 * SECOND_MS : MINUTE_MS }
}

/** Publishes the container. This call must not be repeated. */
export async function publish(context: InstagramContext, { account, handle, signal }: StageRequest): Promise<Step> {
  const path = `/${account.id}/media_publish`
  const form = { creation_id: String(handle['container']) }
  const { tokens } = account
  const published = call(context, { method: 'POST', path, form, tokens, shape: Id, signal, isRepeatable: false })
  const media = await published.catch((error: unknown) => {
    if (!(error instanceof PlatformError) || error.kind !== 'retry_later' || !NOT_THERE.test(error.code)) throw error
    return undefined
  })
  // The state of the container decides the next step.
  if (media === undefined) return { to: 'upload', handle, inMs: MINUTE_MS }
  return { to: 'confirm', handle: { ...handle, media: media.id }, posted: { remoteId: media.id, privacy: 'public' } }
}

/** Reads from the container whether the post was published. The container does not report the id of the post. */
export async function readBack(context: InstagramContext, request: StageRequest): Promise<Step> {
  const { handle, intentAtMs } = request
  const sinceMs = context.now() - intentAtMs
  const { status_code, status } = await readContainer(context, request)
  if (status_code === 'PUBLISHED') {
    return { to: 'confirm', handle: { ...handle, meantAtMs: intentAtMs }, posted: { privacy: 'public' } }
  }
  if (status_code === 'EXPIRED') return { to: 'prepare', handle: {} }
  if (status_code === 'ERROR') return afterError(status)
  // The first publish call may still be in progress. After a minute, the call is repeated once.
  if (sinceMs < MINUTE_MS) return { to: 'read-back', handle, inMs: MINUTE_MS }
  if (handle['again'] !== true) return { to: 'publish', handle: { ...handle, again: true } }
  return sinceMs < PATIENCE_MS ? { to: 'read-back', handle, inMs: 5 * MINUTE_MS } : { to: 'uncertain' }
}

/** Reads the post's URL if possible. The post is live even if its URL is not found. */
export async function confirm(context: InstagramContext, request: StageRequest): Promise<Step> {
  const { account, handle, waitedMs } = request
  const { handle: name } = account
  const media = handle['media'] === undefined ? await findMedia(context, request) : String(handle['media'])
  const permalink = media === undefined ? undefined : await readPermalink(context, request, media)
  if (permalink === undefined && waitedMs < LOOKING_MS) {
    return { to: 'confirm', handle: { ...handle, ...(media === undefined ? {} : { media }) }, inMs: MINUTE_MS }
  }
  const own = name === undefined ? undefined : new URL(`/${name}/`, context.addresses.site).href
  const posted: Posted = {
    privacy: 'public',
    url: permalink ?? own,
    ...(media === undefined ? {} : { remoteId: media }),
  }
  return { to: 'live', posted }
}

/**
 * Returns the step after a container failed. If the failure is temporary, a new container is created and the post does
 * not fail.
 */
function afterError(status: string): Step {
  const error = containerError(status)
  if (error.kind !== 'retry_later' && error.kind !== 'outcome_unknown') throw error
  return { to: 'prepare', handle: {}, inMs: RETRY_MS }
}

function sourceOf({ login }: InstagramContext, videoUrl: string | undefined): Record<string, string> {
  if (login === 'facebook') return { upload_type: 'resumable' }
  if (videoUrl !== undefined) return { video_url: videoUrl }
  const text =
    'Instagram fetches the video from this site, which is not reachable from the internet. Connect Instagram through Facebook instead.'
  throw new PlatformError({ kind: 'user_action_required', code: 'no_public_address', text })
}

async function readContainer(
  context: InstagramContext,
  { account, handle, signal }: StageRequest,
): Promise<z.infer<typeof Container>> {
  const fields = context.login === 'facebook' ? 'id,status,status_code,video_status' : 'id,status,status_code'
  const path = `/${String(handle['container'])}`
  return call(context, { path, query: { fields }, tokens: account.tokens, shape: Container, signal })
}

async function sendBytes(context: InstagramContext, request: StageRequest, from: number): Promise<void> {
  const { post, account, handle, signal, onProgress } = request
  const bytes = Number(handle['bytes'])
  const blob = await openVideo(post.videoPath, post.videoType, bytes)
  const answer = await context.send({
    method: 'POST',
    url: allowedAddress(String(handle['uri']), context.addresses.uploadHosts),
    headers: {
      authorization: `OAuth ${account.tokens.accessToken}`,
      'content-type': 'application/octet-stream',
      offset: String(from),
      file_size: String(bytes),
    },
    bytes: { blob, from, to: bytes, onSent: (count) => onProgress?.(from + count, bytes) },
    signal,
    isRepeatable: true,
  })
  if (answer.status === 200) return
  const error = instagramError(answer, true, context.now())
  // After an unknown error code, the upload is retried from the state that Instagram reports.
  throw error.kind === 'permanent'
    ? new PlatformError({ kind: 'retry_later', code: 'upload_refused', status: answer.status })
    : error
}

/**
 * Finds the published post: the only one since the intent that has exactly the post's text. The newest post is never
 * assumed to be the right one.
 */
async function findMedia(context: InstagramContext, request: StageRequest): Promise<string | undefined> {
  const { account, post, handle, signal } = request
  const sinceMs = Number(handle['meantAtMs'] ?? 0) - MINUTE_MS
  const query = { fields: 'id,caption,timestamp', limit: '5' }
  const path = `/${account.id}/media`
  const { data } = await unlessRefused(call(context, { path, query, tokens: account.tokens, shape: Media, signal }), {
    data: [],
  })
  const caption = captionOf(post)
  const ours = data.filter((one) => one.caption === caption && Date.parse(one.timestamp) >= sinceMs)
  return ours.length === 1 ? ours[0]!.id : undefined
}

async function readPermalink(
  context: InstagramContext,
  { account, signal }: StageRequest,
  media: string,
): Promise<string | undefined> {
  const query = { fields: 'permalink' }
  const { tokens } = account
  return (await unlessRefused(call(context, { path: `/${media}`, query, tokens, shape: Permalink, signal }), {}))
    .permalink
}

/** Returns the fallback if a read fails, because the post exists in any case. */
async function unlessRefused<T>(reading: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof PlatformError) return otherwise
    throw error
  }
}
