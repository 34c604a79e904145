import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../stand-in/clock.ts'
import type { StoredBytes } from '../stand-in/stored-bytes.ts'
import { createTokenBook, tokenIn, type Grant, type Issued, type TokenBook } from '../stand-in/token-book.ts'
import type { Metadata } from './video-rules.ts'

export const UPLOAD_SCOPE = 'https://www.googleapis.com/auth/youtube.upload'
export const READ_SCOPE = 'https://www.googleapis.com/auth/youtube.readonly'

export type YouTubeGrant = Grant & {
  /** Undefined: this person has no channel. */
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
  /** The connection closed once, as the title asks for. */
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
  /** How often it was asked for; it is processed when it was asked for twice. */
  reads: number
  isRemoved: boolean
  views: number
  likes: number
  thumbnailBytes: number | undefined
}

/** What it knows from one run to the next. */
export type YouTubeMemory = ReturnType<typeof newYouTubeMemory>

export function newYouTubeMemory() {
  return {
    issued: new Map<string, Issued<YouTubeGrant>>(),
    /** Accounts that have said yes before. */
    known: new Set<string>(),
    sessions: new Map<string, Session>(),
    videos: [] as SandboxVideo[],
    /** Sessions begun by Pacific day. */
    begun: new Map<string, number>(),
    /** Titles whose session has ended as they ask for; that happens once. */
    spent: new Set<string>(),
  }
}

export type YouTubeState = Omit<YouTubeMemory, 'issued'> & {
  clock: Clock
  clientId: string
  clientSecret: string
  /** Addresses that the client has registered; any of this machine unless given. */
  redirectUris: readonly string[] | undefined
  uploadsADay: number
  tokens: TokenBook<YouTubeGrant>
}

export function createYouTubeState(
  clock: Clock,
  { issued, ...memory }: YouTubeMemory,
  options: Pick<YouTubeState, 'clientId' | 'clientSecret' | 'redirectUris' | 'uploadsADay'>,
): YouTubeState {
  const prefixes = { code: '4/sandbox-', access: 'ya29.sandbox-', refresh: '1//sandbox-' }
  // What had come of it is gone, and a session never goes back to what it has said to have: it has ended.
  for (const { id, video } of memory.sessions.values()) if (video === undefined) memory.sessions.delete(id)
  return { clock, ...options, ...memory, tokens: createTokenBook(clock, prefixes, issued) }
}

/** The same account has the same channel every time; its id can be told from a real one. */
export function channelOf(account: string): Channel {
  const digest = createHash('sha256').update(account).digest('base64url').replace(/[-_]/g, '0').slice(0, 15)
  const name = account.split('@')[0]!
  const id = `UCsandbox${digest}`
  return { id, title: `${name} (sandbox)`, handle: `@${name}-sandbox`, uploads: id.replace(/^UC/, 'UU') }
}

/** Who asks, if they may; answers the refusal otherwise. */
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
