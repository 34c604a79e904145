import { createHash, createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../stand-in/clock.ts'
import { resumableBytes, type StoredBytes } from '../stand-in/stored-bytes.ts'
import { createTokenBook, tokenIn, type Grant, type Issued, type TokenBook } from '../stand-in/token-book.ts'

/** `kind`: what a person has, or how it was come by. */
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
  /** Undefined: it was fetched from an address. */
  size: number | undefined
  isResumable: boolean
  stored: StoredBytes
  /** How often it was asked for since its last byte came. */
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

/** What it knows from one run to the next. */
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

/** The same account is the same person every time. */
export function personOf(account: string, has: Person['has']): Person {
  const number = BigInt(`0x${createHash('sha256').update(account).digest('hex').slice(0, 12)}`) % 10n ** 12n
  const digits = String(number).padStart(12, '0')
  const username = `${account.split('@')[0]}.sandbox`
  return { account, userId: `10${digits}`, pageId: `20${digits}`, igId: `1784${digits}`, username, has }
}

export const DAY_MS = 86_400_000

/** What came with a request, wherever it stood. */
export function fieldsOf(request: FastifyRequest): Record<string, string | undefined> {
  const body = typeof request.body === 'object' && request.body !== null ? request.body : {}
  return { ...Object(request.query), ...('pipe' in body ? {} : body) } as Record<string, string | undefined>
}

export function shownToken(request: FastifyRequest): string | undefined {
  return tokenIn(request) ?? tokenIn(request, 'OAuth') ?? fieldsOf(request)['access_token']
}

/** Who asks, if they may; answers the refusal otherwise. */
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

/** What is wrong with a container, as its words ask for: with the file, or for once with Instagram itself. */
export function failureOf({ containers }: InstagramState, container: Container): string | undefined {
  const { caption } = container
  if (caption.includes('[ig:2207026]')) return 'Unsupported video format. Error code 2207026'
  const isFirst = containers.values().find((one) => one.caption === caption) === container
  return isFirst && caption.includes('[ig:2207003]') ? 'Timed out. Error code 2207003' : undefined
}
