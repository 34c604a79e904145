import { findPostFaults, MINUTE_MS, SECOND_MS } from '@dayreel/catalogue'
import { z } from 'zod'
import { allowedAddress } from '../http/allowed-host.ts'
import { openVideo } from '../http/open-video.ts'
import { PlatformError } from '../platform-error.ts'
import type { Handle, Posted, StageRequest, Step } from '../platform.ts'
import { chunkAt, planChunks } from './chunk-plan.ts'
import { call, readAllowance, readStatus, urlOf, type PostStatus } from './tiktok-api.ts'
import type { TikTokContext } from './tiktok-config.ts'
import { failureError, tikTokError, TOO_MANY_DRAFTS } from './tiktok-errors.ts'
import { findRefusal, postInfoOf } from './tiktok-post.ts'

/**
 * After the first duration without news from TikTok, a post is polled rarely. After the second, the user has to check.
 */
const SLOW_AFTER_MS = 120 * MINUTE_MS
const GIVE_UP_MS = 24 * 60 * MINUTE_MS
/** Pauses before a post is started again because the previous start had no response. The last pause repeats. */
const AGAIN_AFTER_MS = [MINUTE_MS / 2, 5 * MINUTE_MS, 30 * MINUTE_MS, 60 * MINUTE_MS]
/** How long after an upload URL has closed TikTok's count of received bytes is final. */
const COUNTED_AFTER_MS = 30 * MINUTE_MS

const Begun = z.object({ publish_id: z.string().min(1), upload_url: z.string().min(1) })

/** Checks the post against the account's allowance, because TikTok requires reading the allowance before each post. */
export async function prepare(context: TikTokContext, { post, account, handle, signal }: StageRequest): Promise<Step> {
  const { size } = await openVideo(post.videoPath, post.videoType)
  const allowance = post.asDraft ? undefined : await readAllowance(context, account, signal)
  const fault =
    findPostFaults('tiktok', post)[0] ?? (allowance === undefined ? undefined : findRefusal(post, allowance))
  if (fault !== undefined) {
    throw new PlatformError({ kind: 'content_rejected', code: `invalid_${fault.field}`, text: fault.text })
  }
  return { to: 'publish', handle: { ...handle, bytes: size } }
}

/**
 * Starts the post. The post is invisible until its last byte has arrived. Only this response contains the upload URL.
 */
export async function publish(context: TikTokContext, { post, account, handle, signal }: StageRequest): Promise<Step> {
  const bytes = Number(handle['bytes'])
  const { chunkBytes, count } = planChunks(bytes)
  const source = { source: 'FILE_UPLOAD', video_size: bytes, chunk_size: chunkBytes, total_chunk_count: count }
  const path = `/v2/post/publish/${post.asDraft ? 'inbox/' : ''}video/init/`
  const json = { ...(post.asDraft ? {} : { post_info: postInfoOf(post) }), source_info: source }
  const { tokens } = account
  const begun = await call(context, { path, json, tokens, shape: Begun, signal, isRepeatable: false }).catch(
    (error: unknown) => {
      throw ownDrafts(error, handle) ?? error
    },
  )
  return { to: 'upload', handle: { bytes, publishId: begun.publish_id, uploadUrl: begun.upload_url } }
}

/**
 * Returns a clearer error if TikTok reports too many drafts because of starts without a response. TikTok counts such
 * starts as drafts for up to a day, and no one can finish or discard them.
 */
function ownDrafts(error: unknown, { unheard }: Handle): PlatformError | undefined {
  if (!(error instanceof PlatformError) || error.code !== TOO_MANY_DRAFTS || unheard === undefined) return undefined
  const { code, status, detail } = error
  const text = 'TikTok counts too many unfinished drafts of this account today. We will retry.'
  return new PlatformError({ kind: 'retry_later', code, status, detail, text, afterMs: 60 * MINUTE_MS })
}

/**
 * Returns a step that starts the post again. An upload whose start had no response stays empty permanently, because
 * only that response contained the upload URL. The intervals grow, because TikTok counts the starts.
 */
export function readBack({ handle }: StageRequest): Promise<Step> {
  const unheard = Number(handle['unheard'] ?? 0)
  const inMs = AGAIN_AFTER_MS[Math.min(unheard, AGAIN_AFTER_MS.length - 1)]
  return Promise.resolve({ to: 'prepare', handle: { unheard: unheard + 1 }, inMs })
}

/** Sends the chunks from the offset that TikTok reports. */
export async function upload(context: TikTokContext, request: StageRequest): Promise<Step> {
  const { post, handle, signal, onProgress } = request
  const bytes = Number(handle['bytes'])
  const url = allowedAddress(String(handle['uploadUrl']), context.addresses.uploadHosts)
  const plan = planChunks(bytes)
  const status = await readSending(context, request)
  if (status === undefined) return { to: 'uncertain' }
  if (status.status === 'FAILED') throw failureError(status.fail_reason ?? 'internal')
  const whole: Step = { to: 'confirm', handle, inMs: 5 * SECOND_MS }
  if (status.status !== 'PROCESSING_UPLOAD' || status.uploaded_bytes === bytes) return whole
  if (handle['closedAtMs'] !== undefined) return afterClosing(context, request, status)
  const blob = await openVideo(post.videoPath, post.videoType, bytes)
  let stored = status.uploaded_bytes ?? 0
  while (stored < bytes) {
    const { from, to } = chunkAt(bytes, plan, stored)
    const answer = await context.send({
      method: 'PUT',
      url,
      headers: { 'content-type': post.videoType, 'content-range': `bytes ${from}-${to - 1}/${bytes}` },
      bytes: { blob, from, to, onSent: (count) => onProgress?.(from + count, bytes) },
      signal,
      isRepeatable: true,
    })
    if (answer.status === 403 || answer.status === 404) {
      return { to: 'upload', handle: { ...handle, closedAtMs: context.now() }, inMs: MINUTE_MS }
    }
    const isTaken = answer.status === 201 || answer.status === 206
    const next = isTaken ? to : answer.status === 416 ? storedBytesOf(answer.headers) : undefined
    if (next === undefined) throw tikTokError(answer, true, context.now())
    if (next === stored) throw new PlatformError({ kind: 'retry_later', code: 'no_progress', status: answer.status })
    stored = next
  }
  return whole
}

/** Reads how many bytes TikTok has received. Returns undefined if TikTok has not known the post for a day. */
async function readSending(
  context: TikTokContext,
  { account, handle, waitedMs, signal }: StageRequest,
): Promise<PostStatus | undefined> {
  return readStatus(context, String(handle['publishId']), account.tokens, signal).catch((error: unknown) => {
    const isUnknown = error instanceof PlatformError && error.kind === 'app_misconfigured'
    if (isUnknown && waitedMs > GIVE_UP_MS) return undefined
    throw error
  })
}

/**
 * Returns the next step after the upload URL has closed. The URL closes an hour after the start or after the last byte,
 * and the response to the last byte may be lost. Only TikTok's final byte count shows whether that byte arrived, so the
 * post is started again only after the count is final.
 */
function afterClosing(
  context: TikTokContext,
  { handle, waitedMs }: StageRequest,
  { uploaded_bytes: counted }: PostStatus,
): Step {
  const closedMs = context.now() - Number(handle['closedAtMs'])
  if (closedMs >= COUNTED_AFTER_MS && counted !== undefined) return { to: 'prepare', handle: {} }
  return waitedMs > GIVE_UP_MS ? { to: 'uncertain' } : { to: 'upload', handle, inMs: 5 * MINUTE_MS }
}

/** Waits until TikTok has published the post or has put it into the user's drafts. */
export async function confirm(context: TikTokContext, request: StageRequest): Promise<Step> {
  const { account, handle, waitedMs, signal } = request
  const status = await readStatus(context, String(handle['publishId']), account.tokens, signal)
  switch (status.status) {
    case 'FAILED':
      throw failureError(status.fail_reason ?? 'internal')
    case 'PUBLISH_COMPLETE':
    case 'SEND_TO_USER_INBOX':
      return { to: 'live', posted: postedOf(context, request, status) }
    default:
      return waitedMs > GIVE_UP_MS ? { to: 'uncertain' } : { to: 'confirm', handle, inMs: patienceMs(waitedMs) }
  }
}

function postedOf(context: TikTokContext, { account, post, handle }: StageRequest, status: PostStatus): Posted {
  const receipt = String(handle['publishId'])
  const isDraft = status.status === 'SEND_TO_USER_INBOX'
  const remoteId = status.publicaly_available_post_id?.[0]
  const url = urlOf(context, account.handle, remoteId)
  return isDraft ? { receipt, isDraft, url } : { receipt, remoteId, url, privacy: post.privacy }
}

/** Reads the number of stored bytes from the range header of a refusal: `bytes 0-LAST/TOTAL`. */
function storedBytesOf(headers: Headers): number {
  const last = /^bytes 0-(-?\d{1,15})\//.exec(headers.get('content-range') ?? '')?.[1]
  return last === undefined ? 0 : Number(last) + 1
}

function patienceMs(waitedMs: number): number {
  if (waitedMs < MINUTE_MS) return 5 * SECOND_MS
  if (waitedMs < 5 * MINUTE_MS) return 15 * SECOND_MS
  return waitedMs < SLOW_AFTER_MS ? MINUTE_MS : 30 * MINUTE_MS
}
