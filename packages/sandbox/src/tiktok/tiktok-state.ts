import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../stand-in/clock.ts'
import { resumableBytes, type StoredBytes } from '../stand-in/stored-bytes.ts'
import { createTokenBook, tokenIn, type Grant, type Issued, type TokenBook } from '../stand-in/token-book.ts'

export type TikTokGrant = Grant & { redirectUri: string; hexChallenge: string | undefined }

/** A TikTok user. `isPrivate` is the account setting on the platform. */
export type Creator = { account: string; openId: string; username: string; isPrivate: boolean }

export type SandboxTikTokPost = {
  publishId: string
  openId: string
  isDraft: boolean
  title: string
  privacy: string
  isSynthetic: boolean
  allowsComments: boolean
  allowsDuets: boolean
  allowsStitches: boolean
  size: number
  chunkSize: number
  chunkCount: number
  uploadToken: string
  since: number
  stored: StoredBytes
  /** Number of status reads since the last byte arrived. */
  reads: number
  id: string
  isRemoved: boolean
}

/** The state that is stored between runs. */
export type TikTokMemory = ReturnType<typeof newTikTokMemory>

export function newTikTokMemory() {
  return {
    issued: new Map<string, Issued<TikTokGrant>>(),
    creators: new Map<string, Creator>(),
    posts: [] as SandboxTikTokPost[],
    /** The times of recent calls with a rate limit, by call and token. */
    calls: new Map<string, number[]>(),
  }
}

export type TikTokState = Omit<TikTokMemory, 'issued'> & {
  clock: Clock
  clientKey: string
  clientSecret: string
  redirectUris: readonly string[] | undefined
  isAudited: boolean
  postsADay: number
  webhookUrl: string | undefined
  tokens: TokenBook<TikTokGrant>
}

export function createTikTokState(
  clock: Clock,
  { issued, ...memory }: TikTokMemory,
  options: Omit<TikTokState, 'clock' | 'tokens' | keyof TikTokMemory>,
): TikTokState {
  const prefixes = { code: 'sandbox*', access: 'act.sandbox-', refresh: 'rft.sandbox-' }
  for (const post of memory.posts) if (post.stored.count < post.size) post.stored = resumableBytes(post.stored)
  return { clock, ...options, ...memory, tokens: createTokenBook(clock, prefixes, issued) }
}

/**
 * Returns the user of an account. The same account always has the same open id, which does not look like a real one.
 */
export function creatorOf(account: string, isPrivate: boolean): Creator {
  const digest = createHash('sha256').update(account).digest('hex').slice(0, 24)
  return { account, openId: `-000sandbox${digest}`, username: `${account.split('@')[0]}.sandbox`, isPrivate }
}

/**
 * Returns the caller if the call is authorized and within the rate limit. Otherwise sends the refusal and returns
 * undefined.
 */
export function authorize(
  state: TikTokState,
  request: FastifyRequest,
  reply: FastifyReply,
  { scope, perMinute }: { scope: string; perMinute?: number },
): Creator | undefined {
  const token = tokenIn(request)
  const grant = state.tokens.find('access', token)
  const creator = state.creators.get(grant?.account ?? '')
  if (grant === undefined || creator === undefined) {
    refuse(reply, 401, 'access_token_invalid', 'The access token is invalid or not found in the request.')
    return undefined
  }
  if (!grant.scopes.includes(scope)) {
    refuse(reply, 401, 'scope_not_authorized', 'The user did not authorize the scope required.')
    return undefined
  }
  if (perMinute !== undefined && isTooOften(state, `${request.url} ${token}`, perMinute)) {
    refuse(reply, 429, 'rate_limit_exceeded', 'Your request has exceeded the rate limit.')
    return undefined
  }
  return creator
}

export function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ data: {}, error: { code, message, log_id: 'sandbox' } })
}

export function envelope(data: Record<string, unknown>): Record<string, unknown> {
  return { data, error: { code: 'ok', message: '', log_id: 'sandbox' } }
}

/** Returns a post's status. A post is complete once its last byte has arrived and TikTok has processed it. */
export function statusOf(post: SandboxTikTokPost): { status: string; failReason?: string } {
  const isWorkedOn = post.stored.count < post.size || post.reads < 2 || post.title.includes('[tt:stuck]')
  if (isWorkedOn) return { status: 'PROCESSING_UPLOAD' }
  const failReason = /\[tt:fail:([a-z_]{1,60})\]/.exec(post.title)?.[1]
  if (failReason !== undefined) return { status: 'FAILED', failReason }
  return { status: post.isDraft ? 'SEND_TO_USER_INBOX' : 'PUBLISH_COMPLETE' }
}

function isTooOften({ calls, clock }: TikTokState, key: string, perMinute: number): boolean {
  const recent = (calls.get(key) ?? []).filter((at) => at > clock.now() - 60_000)
  if (recent.length >= perMinute) return true
  calls.set(key, [...recent, clock.now()])
  return false
}
