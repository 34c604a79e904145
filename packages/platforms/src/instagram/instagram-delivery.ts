import { z } from 'zod'
import { allowedAddress } from '../http/allowed-host.ts'
import { openVideo } from '../http/open-video.ts'
import { PlatformError } from '../platform-error.ts'
import type { Posted, StageRequest, Step } from '../platform.ts'
import { readAllowance } from './instagram-accounts.ts'
import { call } from './instagram-api.ts'
import type { InstagramContext } from './instagram-config.ts'
import { containerError, instagramError } from './instagram-errors.ts'
import { captionOf, findFaults, INSTAGRAM_LIMITS } from './instagram-post.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** So long a container may take, and so long one that was to be published twice is read. */
const PATIENCE_MS = 30 * MINUTE_MS
/** Until another container is made where Instagram had trouble with one: it takes 400 a day. */
const ANEW_MS = 15 * MINUTE_MS
/** What is said of a container that is not there to be published (any more). */
const NOT_THERE = /\/22070(?:06|08|20|27)$/
/** So long a post's address is looked for. */
const LOOKING_MS = 5 * MINUTE_MS

const Made = z.object({ id: z.string().min(1), uri: z.string().optional() })
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

/** A container: nothing can be seen of it, and it goes by itself after a day. */
export async function prepare(context: InstagramContext, request: StageRequest): Promise<Step> {
  const { post, account, signal } = request
  const fault = findFaults(post)[0]
  if (fault !== undefined) {
    throw new PlatformError({ kind: 'content_rejected', code: `invalid_${fault.field}`, text: fault.text })
  }
  const { size } = await openVideo(post.videoPath, post.videoType)
  if (size > INSTAGRAM_LIMITS.maxBytes) {
    const text = 'Instagram takes files of at most 300 MB.'
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
  const { id, uri } = await call(context, { method: 'POST', path, form, tokens, shape: Made, signal })
  const address = uri === undefined ? undefined : allowedAddress(uri, context.addresses.uploadHosts).href
  return { to: 'upload', handle: { container: id, bytes: size, ...(address === undefined ? {} : { uri: address }) } }
}

/** The bytes, from where Instagram says that it stands; then until it has read them. */
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

/** The call that may not be made twice. */
export async function publish(context: InstagramContext, { account, handle, signal }: StageRequest): Promise<Step> {
  const path = `/${account.id}/media_publish`
  const form = { creation_id: String(handle['container']) }
  const { tokens } = account
  const published = call(context, { method: 'POST', path, form, tokens, shape: Id, signal, isRepeatable: false })
  const media = await published.catch((error: unknown) => {
    if (!(error instanceof PlatformError) || error.kind !== 'retry_later' || !NOT_THERE.test(error.code)) throw error
    return undefined
  })
  // The container itself says what is to follow.
  if (media === undefined) return { to: 'upload', handle, inMs: MINUTE_MS }
  return { to: 'confirm', handle: { ...handle, media: media.id }, posted: { remoteId: media.id, privacy: 'public' } }
}

/** The container says whether it was published, though not as what. */
export async function readBack(context: InstagramContext, request: StageRequest): Promise<Step> {
  const { handle, intentAtMs } = request
  const sinceMs = context.now() - intentAtMs
  const { status_code, status } = await readContainer(context, request)
  if (status_code === 'PUBLISHED') {
    return { to: 'confirm', handle: { ...handle, meantAtMs: intentAtMs }, posted: { privacy: 'public' } }
  }
  if (status_code === 'EXPIRED') return { to: 'prepare', handle: {} }
  if (status_code === 'ERROR') return afterError(status)
  // The call may still be on its way; after that it is made once more, and not again.
  if (sinceMs < MINUTE_MS) return { to: 'read-back', handle, inMs: MINUTE_MS }
  if (handle['again'] !== true) return { to: 'publish', handle: { ...handle, again: true } }
  return sinceMs < PATIENCE_MS ? { to: 'read-back', handle, inMs: 5 * MINUTE_MS } : { to: 'uncertain' }
}

/** Its address, if it can be read: it is live either way. */
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

/** Instagram's own trouble with a container is the end of that one, and not of the post. */
function afterError(status: string): Step {
  const error = containerError(status)
  if (error.kind !== 'retry_later' && error.kind !== 'outcome_unknown') throw error
  return { to: 'prepare', handle: {}, inMs: ANEW_MS }
}

function sourceOf({ way }: InstagramContext, videoUrl: string | undefined): Record<string, string> {
  if (way === 'facebook') return { upload_type: 'resumable' }
  if (videoUrl !== undefined) return { video_url: videoUrl }
  const text =
    'Instagram fetches the video from this site, which cannot be reached from outside. Connect Instagram through Facebook instead.'
  throw new PlatformError({ kind: 'user_action_required', code: 'no_public_address', text })
}

async function readContainer(
  context: InstagramContext,
  { account, handle, signal }: StageRequest,
): Promise<z.infer<typeof Container>> {
  const fields = context.way === 'facebook' ? 'id,status,status_code,video_status' : 'id,status,status_code'
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
  // Without a code that is known it is tried again, from where it stands then.
  throw error.kind === 'permanent'
    ? new PlatformError({ kind: 'retry_later', code: 'upload_refused', status: answer.status })
    : error
}

/** Ours is the one with exactly our words since we meant to post; never simply the newest. */
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

/** A reading that may fail: the post is there. */
async function unlessRefused<T>(reading: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof PlatformError) return otherwise
    throw error
  }
}
