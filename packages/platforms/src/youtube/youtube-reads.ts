import { platformOf } from '@dayreel/catalogue'
import { z } from 'zod'
import { parseAnswer } from '../http/parse-answer.ts'
import { PlatformError } from '../platform-error.ts'
import type { Account, AccountAccess, Allowance, Posted, PostNumbers, Standing, Tokens } from '../platform.ts'
import type { YouTubeContext } from './youtube-config.ts'
import { youTubeError } from './youtube-errors.ts'

const Picture = z.object({ url: z.string() }).optional()
const Channels = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        snippet: z.object({
          title: z.string(),
          customUrl: z.string().optional(),
          thumbnails: z.object({ default: Picture, medium: Picture }).optional(),
        }),
        contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }).optional(),
        status: z.object({ longUploadsStatus: z.string().optional() }).optional(),
      }),
    )
    .default([]),
})
const YouTubePrivacy = z.enum(['public', 'unlisted', 'private'])
const Videos = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        snippet: z.object({ title: z.string(), tags: z.array(z.string()).optional() }).optional(),
        status: z
          .object({
            uploadStatus: z.string().optional(),
            failureReason: z.string().optional(),
            rejectionReason: z.string().optional(),
            privacyStatus: YouTubePrivacy.optional(),
          })
          .optional(),
        statistics: z
          .object({
            viewCount: z.coerce.number().default(0),
            likeCount: z.coerce.number().default(0),
            commentCount: z.coerce.number().default(0),
          })
          .optional(),
      }),
    )
    .default([]),
})
const Uploads = z.object({
  items: z
    .array(
      z.object({
        snippet: z.object({ title: z.string() }),
        contentDetails: z.object({ videoId: z.string(), videoPublishedAt: z.string().optional() }),
      }),
    )
    .default([]),
})

type Channel = z.infer<typeof Channels>['items'][number]
export type Video = z.infer<typeof Videos>['items'][number]
export type Upload = z.infer<typeof Uploads>['items'][number]

const UNVERIFIED_SECONDS = 15 * 60

export async function identify(
  context: YouTubeContext,
  tokens: Tokens,
  signal: AbortSignal,
): Promise<readonly Account[]> {
  const { id, snippet } = await readChannel(context, tokens, signal)
  const { title, customUrl, thumbnails } = snippet
  const pictureUrl = (thumbnails?.medium ?? thumbnails?.default)?.url
  return [{ id, name: title, handle: customUrl?.replace(/^@/, ''), pictureUrl, tokens }]
}

export async function readAllowance(
  context: YouTubeContext,
  { tokens }: AccountAccess,
  signal: AbortSignal,
): Promise<Allowance> {
  const { snippet, status } = await readChannel(context, tokens, signal)
  const { maxSeconds, privacies } = platformOf('youtube').limits
  return {
    accountName: snippet.title,
    pictureUrl: snippet.thumbnails?.default?.url,
    privacies,
    maxSeconds: status?.longUploadsStatus === 'allowed' ? maxSeconds : UNVERIFIED_SECONDS,
    canComment: true,
    canDuet: true,
    canStitch: true,
  }
}

export async function check(
  context: YouTubeContext,
  { remoteId, url }: Posted,
  { tokens }: AccountAccess,
  signal: AbortSignal,
): Promise<Standing> {
  if (remoteId === undefined) return { is: 'unknown' }
  const video = (await readVideos(context, [remoteId], 'status', tokens, signal))[0]
  if (video === undefined) return { is: 'removed', remoteId, url }
  return { ...standingOf(video), remoteId, url }
}

export async function readNumbers(
  context: YouTubeContext,
  remoteIds: readonly string[],
  { tokens }: AccountAccess,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, PostNumbers>> {
  const videos = await readVideos(context, remoteIds, 'statistics', tokens, signal)
  return new Map(
    videos.map(({ id, statistics }) => {
      const { viewCount: views = 0, likeCount: likes = 0, commentCount: comments = 0 } = statistics ?? {}
      return [id, { views, likes, comments }]
    }),
  )
}

export function standingOf({ status = {} }: Video): Standing {
  const { uploadStatus, privacyStatus: privacy, failureReason, rejectionReason } = status
  if (uploadStatus === 'deleted') return { is: 'removed' }
  if (uploadStatus === 'failed' || uploadStatus === 'rejected') {
    return { is: 'failed', privacy, reason: rejectionReason ?? failureReason ?? uploadStatus }
  }
  return { is: uploadStatus === 'processed' ? 'live' : 'processing', privacy }
}

/**
 * Reads the YouTube channel of the grant. For a Google account without a channel, throws an error that says what to do.
 */
async function readChannel(context: YouTubeContext, tokens: Tokens, signal: AbortSignal): Promise<Channel> {
  const part = 'id,snippet,contentDetails,status'
  const [channel] = (await read(context, 'channels', { part, mine: 'true' }, Channels, tokens, signal)).items
  if (channel !== undefined) return channel
  const text = 'This Google account has no YouTube channel yet. Create one on youtube.com, then reconnect.'
  throw new PlatformError({ kind: 'user_action_required', code: 'no_account', text })
}

export async function readVideos(
  context: YouTubeContext,
  ids: readonly string[],
  part: string,
  tokens: Tokens,
  signal: AbortSignal,
): Promise<readonly Video[]> {
  return (await read(context, 'videos', { part, id: ids.join(',') }, Videos, tokens, signal)).items
}

/** Reads the latest uploads, newest first. */
export async function readUploads(
  context: YouTubeContext,
  tokens: Tokens,
  signal: AbortSignal,
): Promise<readonly Upload[]> {
  const { contentDetails } = await readChannel(context, tokens, signal)
  const playlistId = contentDetails?.relatedPlaylists.uploads ?? ''
  const query = { part: 'snippet,contentDetails', playlistId, maxResults: '50' }
  return (await read(context, 'playlistItems', query, Uploads, tokens, signal)).items
}

async function read<T>(
  context: YouTubeContext,
  what: string,
  query: Readonly<Record<string, string>>,
  shape: z.ZodType<T>,
  { accessToken }: Tokens,
  signal: AbortSignal,
): Promise<T> {
  const url = new URL(`/youtube/v3/${what}`, context.addresses.api)
  url.search = new URLSearchParams(query).toString()
  const headers = { authorization: `Bearer ${accessToken}` }
  const answer = await context.send({ method: 'GET', url, headers, signal, isRepeatable: true })
  if (answer.status !== 200) throw youTubeError(answer, true, context.now())
  return parseAnswer(shape, answer)
}
