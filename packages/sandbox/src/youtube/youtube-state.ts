import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../stand-in/clock.ts'
import type { StoredBytes } from '../stand-in/stored-bytes.ts'
import { createTokenBook, tokenIn, type Grant, type Issued, type TokenBook } from '../stand-in/token-book.ts'
import type { Metadata } from './video-rules.ts'

export const UPLOAD_SCOPE = 'https://www.googleapis.com/auth/youtube.upload'
export const READ_SCOPE = 'https://www.googleapis.com/auth/youtube.readonly'

export type YouTubeGrant = Grant & {
  /** Undefined if the user has no channel. */
  channel: Channel | undefined
  redirectUri: string
  codeChallenge: string | undefined
  isOffline: boolean
  isFreshConsent: boolean
}
export type Channel = { id: string; title: string; handle: string; uploads: string }

export type Session = {
  id: string
  channel: Channel
  metadata: Metadata
  total: number
  notifies: boolean
  stored: StoredBytes
  since: number
  video: SandboxVideo | undefined
  /** Whether the connection was already closed once, as the title requests. */
  hasDropped: boolean
  isGone: boolean
}

export type SandboxVideo = {
  id: string
  channelId: string
  title: string
  description: string
  tags: readonly string[]
  categoryId: string
  askedPrivacy: string
  privacy: string
  isMadeForKids: boolean | undefined
  isSynthetic: boolean | undefined
  notifies: boolean
  bytes: number
  sha256: string
  publishedAt: string
  /** Number of reads. The video has been processed after two reads. */
  reads: number
  isRemoved: boolean
  views: number
  likes: number
  thumbnailBytes: number | undefined
}

/** The state that is stored between runs. */
export type YouTubeMemory = ReturnType<typeof newYouTubeMemory>

export function newYouTubeMemory() {
  return {
    issued: new Map<string, Issued<YouTubeGrant>>(),
    /** Accounts that have consented before. */
    known: new Set<string>(),
    sessions: new Map<string, Session>(),
    videos: [] as SandboxVideo[],
    /** Number of started sessions by day in Pacific time. */
    begun: new Map<string, number>(),
    /** Titles whose requested session end has already happened, because it happens only once per title. */
    spent: new Set<string>(),
  }
}

export type YouTubeState = Omit<YouTubeMemory, 'issued'> & {
  clock: Clock
  clientId: string
  clientSecret: string
  /** The client's registered redirect URLs. If undefined, any URL of this machine is allowed. */
  redirectUris: readonly string[] | undefined
  dailyUploads: number
  tokens: TokenBook<YouTubeGrant>
}

export function createYouTubeState(
  clock: Clock,
  { issued, ...memory }: YouTubeMemory,
  options: Pick<YouTubeState, 'clientId' | 'clientSecret' | 'redirectUris' | 'dailyUploads'>,
): YouTubeState {
  const prefixes = { code: '4/sandbox-', access: 'ya29.sandbox-', refresh: '1//sandbox-' }
  // The received bytes of an unfinished session are lost. A session never goes back behind the offset that it has
  // reported, so it counts as ended.
  for (const { id, video } of memory.sessions.values()) if (video === undefined) memory.sessions.delete(id)
  return { clock, ...options, ...memory, tokens: createTokenBook(clock, prefixes, issued) }
}

/**
 * Returns the channel of an account. The same account always has the same channel, whose id does not look like a real
 * one.
 */
export function channelOf(account: string): Channel {
  const digest = createHash('sha256').update(account).digest('base64url').replace(/[-_]/g, '0').slice(0, 15)
  const name = account.split('@')[0]!
  const id = `UCsandbox${digest}`
  return { id, title: `${name} (sandbox)`, handle: `@${name}-sandbox`, uploads: id.replace(/^UC/, 'UU') }
}

/** Returns the caller's grant if the call is authorized. Otherwise sends the refusal and returns undefined. */
export function authorize(
  state: YouTubeState,
  request: FastifyRequest,
  reply: FastifyReply,
  scope: string,
): YouTubeGrant | undefined {
  const grant = state.tokens.find('access', tokenIn(request))
  if (grant === undefined) refuse(reply, 401, 'authError', 'Invalid Credentials')
  else if (!grant.scopes.includes(scope)) {
    refuse(reply, 403, 'insufficientPermissions', 'Request had insufficient authentication scopes.')
    return undefined
  }
  return grant
}

export function refuse(reply: FastifyReply, code: number, reason: string, message: string): FastifyReply {
  const domain = reason === 'quotaExceeded' ? 'youtube.quota' : 'youtube.api'
  return reply.code(code).send({ error: { code, message, errors: [{ message, domain, reason }] } })
}
