import { z } from 'zod'
import { parseAnswer } from '../http/parse-answer.ts'
import type { Account, AccountAccess, Allowance, Posted, Privacy, Standing, Tokens } from '../platform.ts'
import type { TikTokContext } from './tiktok-config.ts'
import { tikTokError } from './tiktok-errors.ts'

const User = z.object({
  user: z.object({
    open_id: z.string().min(1),
    display_name: z.string().default(''),
    avatar_url: z.string().optional(),
  }),
})
const Creator = z.object({
  creator_username: z.string().default(''),
  creator_nickname: z.string().default(''),
  creator_avatar_url: z.string().optional(),
  privacy_level_options: z.array(z.string()),
  comment_disabled: z.boolean().default(false),
  duet_disabled: z.boolean().default(false),
  stitch_disabled: z.boolean().default(false),
  max_video_post_duration_sec: z.number().default(600),
})
const Id = z.union([z.string(), z.number()]).transform(String)
const Status = z.object({
  status: z.string(),
  uploaded_bytes: z.coerce.number().optional(),
  fail_reason: z.string().optional(),
  // The spelling is TikTok's. The value is a list or a single id.
  publicaly_available_post_id: z.union([z.array(Id), Id.transform((id) => [id])]).optional(),
})
export type PostStatus = z.infer<typeof Status>

const PRIVACIES: Readonly<Record<string, Privacy>> = {
  PUBLIC_TO_EVERYONE: 'public',
  MUTUAL_FOLLOW_FRIENDS: 'friends',
  FOLLOWER_OF_CREATOR: 'followers',
  SELF_ONLY: 'private',
}

export function levelOf(privacy: Privacy): string | undefined {
  return Object.keys(PRIVACIES).find((level) => PRIVACIES[level] === privacy)
}

export async function identify(
  context: TikTokContext,
  tokens: Tokens,
  signal: AbortSignal,
): Promise<readonly Account[]> {
  const path = '/v2/user/info/?fields=open_id,union_id,avatar_url,display_name'
  const { user } = await call(context, { path, tokens, shape: User, signal })
  // The handle is part of the allowance. Connecting works without a handle.
  const handle = await readAllowance(context, { tokens }, signal).then(
    ({ handle }) => handle || undefined,
    () => signal.throwIfAborted(),
  )
  const name = user.display_name || handle || 'TikTok account'
  return [{ id: user.open_id, name, handle: handle ?? undefined, pictureUrl: user.avatar_url || undefined, tokens }]
}

export async function readAllowance(
  context: TikTokContext,
  { tokens }: Pick<AccountAccess, 'tokens'>,
  signal: AbortSignal,
): Promise<Allowance & { handle: string }> {
  const path = '/v2/post/publish/creator_info/query/'
  const creator = await call(context, { path, json: {}, tokens, shape: Creator, signal })
  return {
    handle: creator.creator_username,
    accountName: creator.creator_nickname || creator.creator_username,
    pictureUrl: creator.creator_avatar_url || undefined,
    privacies: creator.privacy_level_options.flatMap((level) => PRIVACIES[level] ?? []),
    maxSeconds: creator.max_video_post_duration_sec,
    canComment: !creator.comment_disabled,
    canDuet: !creator.duet_disabled,
    canStitch: !creator.stitch_disabled,
  }
}

export async function readStatus(
  context: TikTokContext,
  publishId: string,
  tokens: Tokens,
  signal: AbortSignal,
): Promise<PostStatus> {
  const path = '/v2/post/publish/status/fetch/'
  return call(context, { path, json: { publish_id: publishId }, tokens, shape: Status, signal })
}

/** Reads the current state of a post. TikTok reports only by webhook whether others can still see the post. */
export async function check(
  context: TikTokContext,
  posted: Posted,
  { tokens, handle }: AccountAccess,
  signal: AbortSignal,
): Promise<Standing> {
  if (posted.receipt === undefined) return { is: 'unknown' }
  const status = await readStatus(context, posted.receipt, tokens, signal)
  if (status.status === 'FAILED') return { is: 'failed', reason: status.fail_reason }
  const isThere = status.status === 'PUBLISH_COMPLETE' || status.status === 'SEND_TO_USER_INBOX'
  const remoteId = status.publicaly_available_post_id?.[0] ?? posted.remoteId
  return { is: isThere ? 'live' : 'processing', remoteId, url: urlOf(context, handle, remoteId) ?? posted.url }
}

/** Returns the post's URL, or the account's URL until TikTok has returned the post's id. */
export function urlOf(
  { addresses }: TikTokContext,
  handle: string | undefined,
  remoteId: string | undefined,
): string | undefined {
  if (handle === undefined) return undefined
  return new URL(`/@${handle}${remoteId === undefined ? '' : `/video/${remoteId}`}`, addresses.site).href
}

type Call<T> = {
  path: string
  json?: unknown
  tokens: Tokens
  shape: z.ZodType<T>
  signal: AbortSignal
  isRepeatable?: boolean
}

/** Calls the API. The error code in the response decides whether the call succeeded, because the status does not. */
export async function call<T>(
  context: TikTokContext,
  { path, json, tokens, shape, signal, isRepeatable = true }: Call<T>,
): Promise<T> {
  const answer = await context.send({
    method: json === undefined ? 'GET' : 'POST',
    url: new URL(path, context.addresses.api),
    headers: { authorization: `Bearer ${tokens.accessToken}` },
    json,
    signal,
    isRepeatable,
  })
  const isOk = z.object({ error: z.object({ code: z.literal('ok') }) }).safeParse(answer.json).success
  if (!isOk) throw tikTokError(answer, isRepeatable, context.now())
  return parseAnswer(z.object({ data: shape }), answer, isRepeatable ? 'retry_later' : 'outcome_unknown').data
}
