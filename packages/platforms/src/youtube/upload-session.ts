import { z } from 'zod'
import { allowedAddress } from '../http/allowed-host.ts'
import { parseAnswer } from '../http/parse-answer.ts'
import type { Answer } from '../http/send.ts'
import { PlatformError } from '../platform-error.ts'
import type { StageRequest } from '../platform.ts'
import type { YouTubeContext } from './youtube-config.ts'
import { youTubeError } from './youtube-errors.ts'
import { metadataOf } from './youtube-post.ts'

const Video = z.object({
  id: z.string().min(1),
  status: z.object({ privacyStatus: z.enum(['public', 'unlisted', 'private']).optional() }).optional(),
})

/** The progress of an upload. */
export type Progress = { is: 'going'; nextByte: number } | { is: 'gone' } | { is: 'done'; video: z.infer<typeof Video> }

/** Starts an upload. The video is invisible until its last byte has arrived. */
export async function startSession(context: YouTubeContext, request: StageRequest, bytes: number): Promise<string> {
  const { post, account, signal } = request
  const url = new URL('/upload/youtube/v3/videos', context.addresses.api)
  url.search = new URLSearchParams({
    uploadType: 'resumable',
    part: 'snippet,status',
    notifySubscribers: String(post.notifiesSubscribers),
  }).toString()
  const answer = await context.send({
    method: 'POST',
    url,
    json: metadataOf(post),
    headers: {
      authorization: `Bearer ${account.tokens.accessToken}`,
      'x-upload-content-type': post.videoType,
      'x-upload-content-length': String(bytes),
    },
    signal,
    isRepeatable: true,
  })
  if (answer.status !== 200) throw youTubeError(answer, true, context.now())
  const address = answer.headers.get('location')
  if (address === null) throw new PlatformError({ kind: 'retry_later', code: 'strange_answer', status: answer.status })
  return allowedAddress(address, context.addresses.uploadHosts).href
}

/** Asks how many bytes have arrived. A finished session returns its final response again. */
export async function askSession(context: YouTubeContext, request: StageRequest, bytes: number): Promise<Progress> {
  const answer = await context.send({
    method: 'PUT',
    url: sessionOf(context, request),
    headers: { ...accessOf(request), 'content-range': `bytes */${bytes}`, 'content-length': '0' },
    signal: request.signal,
    isRepeatable: true,
  })
  return progressOf(context, answer, true)
}

/** Sends a range of bytes. The last byte creates the video. */
export async function sendPiece(
  context: YouTubeContext,
  request: StageRequest,
  { blob, from, to }: { blob: Blob; from: number; to: number },
): Promise<Progress> {
  const isLast = to === blob.size
  const answer = await context.send({
    method: 'PUT',
    url: sessionOf(context, request),
    headers: {
      ...accessOf(request),
      'content-type': request.post.videoType,
      'content-range': `bytes ${from}-${to - 1}/${blob.size}`,
    },
    bytes: { blob, from, to, onSent: (count) => request.onProgress?.(from + count, blob.size) },
    signal: request.signal,
    isRepeatable: !isLast,
  })
  return progressOf(context, answer, !isLast)
}

function sessionOf({ addresses }: YouTubeContext, { handle }: StageRequest): URL {
  return allowedAddress(String(handle['session']), addresses.uploadHosts)
}

function accessOf({ account }: StageRequest): Record<string, string> {
  return { authorization: `Bearer ${account.tokens.accessToken}` }
}

function progressOf(context: YouTubeContext, answer: Answer, isRepeatable: boolean): Progress {
  const { status, headers } = answer
  if (status === 308) return { is: 'going', nextByte: nextByteOf(headers.get('range')) }
  if (status === 404 || status === 410) return { is: 'gone' }
  if (status !== 200 && status !== 201) throw youTubeError(answer, isRepeatable, context.now())
  return { is: 'done', video: parseAnswer(Video, answer, isRepeatable ? 'retry_later' : 'outcome_unknown') }
}

/** Returns the first byte that has not arrived. A missing range header means that no byte has arrived. */
function nextByteOf(range: string | null): number {
  const last = /^bytes=0-(\d{1,15})$/.exec(range ?? '')?.[1]
  return last === undefined ? 0 : Number(last) + 1
}
