import { createHash, createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../stand-in/clock.ts'
import { DAY_MS } from '../stand-in/durations.ts'
import { resumableBytes, type StoredBytes } from '../stand-in/stored-bytes.ts'
import { createTokenBook, tokenIn, type Grant, type Issued, type TokenBook } from '../stand-in/token-book.ts'

/** A grant with its login type (`via`) and its token type (`kind`). */
export type MetaGrant = Grant & {
  via: 'facebook' | 'instagram'
  kind: 'short' | 'long' | 'page'
  person: Person
  redirectUri: string
}
export type Person = {
  account: string
  userId: string
  pageId: string
  igId: string
  username: string
  has: 'professional' | 'personal' | 'no-page'
}

export type Container = {
  id: string
  igId: string
  caption: string
  isSynthetic: boolean
  since: number
  /** The announced size in bytes. Undefined if the video was fetched from a URL. */
  size: number | undefined
  isResumable: boolean
  stored: StoredBytes
  /** Number of status reads since the last byte arrived. */
  reads: number
  media: SandboxReel | undefined
}
export type SandboxReel = {
  id: string
  igId: string
  caption: string
  isSynthetic: boolean
  timestamp: string
  bytes: number
  sha256: string
  isRemoved: boolean
}

/** The state that is stored between runs. */
export type InstagramMemory = ReturnType<typeof newInstagramMemory>

export function newInstagramMemory() {
  return {
    issued: new Map<string, Issued<MetaGrant>>(),
    persons: new Map<string, Person>(),
    containers: new Map<string, Container>(),
    reels: [] as SandboxReel[],
  }
}

export type InstagramState = Omit<InstagramMemory, 'issued'> & {
  clock: Clock
  appId: string
  appSecret: string
  redirectUris: readonly string[] | undefined
  postsADay: number
  tokens: TokenBook<MetaGrant>
}

export function createInstagramState(
  clock: Clock,
  { issued, ...memory }: InstagramMemory,
  options: Pick<InstagramState, 'appId' | 'appSecret' | 'redirectUris' | 'postsADay'>,
): InstagramState {
  const prefixes = { code: 'AQsandbox', access: 'EAAsandbox', refresh: 'unused' }
  for (const container of memory.containers.values())
    if (!isWhole(container)) container.stored = resumableBytes(container.stored)
  return { clock, ...options, ...memory, tokens: createTokenBook(clock, prefixes, issued) }
}

/** Returns the user behind an account. The same account always belongs to the same user. */
export function personOf(account: string, has: Person['has']): Person {
  const number = BigInt(`0x${createHash('sha256').update(account).digest('hex').slice(0, 12)}`) % 10n ** 12n
  const digits = String(number).padStart(12, '0')
  const username = `${account.split('@')[0]}.sandbox`
  return { account, userId: `10${digits}`, pageId: `20${digits}`, igId: `1784${digits}`, username, has }
}

/** Returns the parameters of a request from its query and its form or JSON body. */
export function fieldsOf(request: FastifyRequest): Record<string, string | undefined> {
  const body = typeof request.body === 'object' && request.body !== null ? request.body : {}
  return { ...Object(request.query), ...('pipe' in body ? {} : body) } as Record<string, string | undefined>
}

export function shownToken(request: FastifyRequest): string | undefined {
  return tokenIn(request) ?? tokenIn(request, 'OAuth') ?? fieldsOf(request)['access_token']
}

/** Returns the caller's grant if the call is authorized. Otherwise sends the refusal and returns undefined. */
export function authorize(
  state: InstagramState,
  request: FastifyRequest,
  reply: FastifyReply,
  scope?: RegExp,
): MetaGrant | undefined {
  const token = shownToken(request)
  const grant = state.tokens.find('access', token)
  if (grant === undefined) {
    refuse(reply, 190, 463, 'Error validating access token: Session has expired.')
    return undefined
  }
  const proof = fieldsOf(request)['appsecret_proof']
  const expected = createHmac('sha256', state.appSecret).update(token!).digest('hex')
  if (proof !== undefined && proof !== expected) {
    refuse(reply, 100, undefined, 'Invalid appsecret_proof provided in the API argument')
    return undefined
  }
  if (scope !== undefined && !grant.scopes.some((name) => scope.test(name))) {
    refuse(reply, 10, undefined, 'Application does not have permission for this action')
    return undefined
  }
  return grant
}

export function refuse(
  reply: FastifyReply,
  code: number,
  subcode: number | undefined,
  message: string,
  status = code === 190 ? 401 : 400,
): FastifyReply {
  const error = { message, type: 'OAuthException', code, error_subcode: subcode, fbtrace_id: 'sandbox' }
  return reply.code(status).send({ error })
}

export type ContainerStatus = 'IN_PROGRESS' | 'FINISHED' | 'ERROR' | 'EXPIRED' | 'PUBLISHED'

export function statusOf(state: InstagramState, container: Container): ContainerStatus {
  if (container.media !== undefined) return 'PUBLISHED'
  if (container.since + DAY_MS < state.clock.now()) return 'EXPIRED'
  if (!isWhole(container)) return 'IN_PROGRESS'
  if (failureOf(state, container) !== undefined) return 'ERROR'
  return container.reads > (container.caption.includes('[ig:slow]') ? 12 : 1) ? 'FINISHED' : 'IN_PROGRESS'
}

export function isWhole({ size, stored }: Container): boolean {
  return size !== undefined && stored.count === size
}

/** Returns the fault that the container's caption requests: an invalid file, or a temporary failure of Instagram. */
export function failureOf({ containers }: InstagramState, container: Container): string | undefined {
  const { caption } = container
  if (caption.includes('[ig:2207026]')) return 'Unsupported video format. Error code 2207026'
  const isFirst = containers.values().find((one) => one.caption === caption) === container
  return isFirst && caption.includes('[ig:2207003]') ? 'Timed out. Error code 2207003' : undefined
}
