import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { AUTH_LIMITS } from '@dayreel/catalogue'
import { AuthClient, type GoTrueClient } from '@supabase/auth-js'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { openAuthService, type AuthService } from '../create-auth-service.ts'
import { createExactLimits } from '../db/exact-limits.ts'
import type { Letter, Sealing } from '../ports.ts'
import type { SwitchesInput } from '../switches.ts'
import { createTestDatabase, type TestDatabase } from './create-test-database.ts'
import { createTestSealing } from './create-test-sealing.ts'

const VERSION = { 'x-supabase-api-version': '2024-01-01' }
export const PASSWORD = 'correct horse battery'

/** A received mail with its parts: the secret of its link, the link's type, and the code. */
type ReceivedMail = { link: string; type: string; code: string; mail: Letter }
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
type Body = Record<string, any>
export type Answer = { status: number; body: Body; headers: Record<string, string | string[] | undefined> }

type CallOptions = {
  body?: unknown
  token?: string | undefined
  headers?: Record<string, string>
  /** The network address of the caller. */
  from?: string
}

type ClientOptions = NonNullable<ConstructorParameters<typeof GoTrueClient>[0]>

export type TestAuth = {
  url: string
  app: FastifyInstance
  context: AuthContext
  service: AuthService
  database: TestDatabase
  mails: Letter[]
  texts: { to: string; text: string }[]
  logged: string[]
  call(method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions): Promise<Answer>
  /** Waits until all pending mails have been sent. Returns the newest mail to an address. */
  received(address: string): Promise<ReceivedMail>
  /** Advances the service's clock. */
  pass(seconds: number): void
  client(options?: ClientOptions): GoTrueClient
  close(): Promise<void>
}

type StartOptions = {
  switches?: SwitchesInput
  /** The database, if several services share one. */
  database?: TestDatabase
  sealing?: Sealing
  prefix?: string
  hasTexts?: boolean
  siteUrl?: string
  /** Whether the limits of production apply. */
  keepsLimits?: boolean
  /** Replaces Fastify's logger. */
  createLog?: (destination: { write(line: string): void }) => FastifyBaseLogger
  /** Logs each request in `logged`, as the app does. */
  logsRequests?: boolean
  /** The base URL. Services with the same base URL accept each other's tokens. */
  baseUrl?: string
  /** Returns the current time. Default: the real time. `pass` advances it. */
  clock?: () => number
  onSessionsChanged?: (sessionIds: readonly string[]) => void
}

const UNLIMITED = Object.fromEntries(Object.keys(AUTH_LIMITS).map((name) => [name, { points: 100_000, seconds: 60 }]))

/** Starts an auth service on a real port with its own database. */
export async function startTestAuth(options: StartOptions = {}): Promise<TestAuth> {
  const database = options.database ?? (await createTestDatabase())
  const port = await freePort()
  const { prefix = '', hasTexts = false, keepsLimits = false, logsRequests = false } = options
  const url = `http://127.0.0.1:${port}${prefix}`
  const mails: Letter[] = []
  const texts: TestAuth['texts'] = []
  const logged: string[] = []
  let aheadMs = 0
  const { service, context } = openAuthService({
    db: database.db,
    limits: createExactLimits(database.pool),
    sealing: options.sealing ?? createTestSealing(),
    letterSender: { send: async (letter) => void mails.push(letter) },
    callers: { addressOf: ({ ip }) => ip, networkOf },
    findOutage: () => undefined,
    smsSender: hasTexts ? { send: async (text) => void texts.push(text) } : undefined,
    siteUrl: options.siteUrl ?? 'http://site.test',
    baseUrl: options.baseUrl ?? url,
    onSessionsChanged: options.onSessionsChanged,
    clock: () => new Date((options.clock ?? Date.now)() + aheadMs),
    switches: {
      mailIntervalSeconds: 0,
      smsIntervalSeconds: 0,
      ...(keepsLimits ? {} : { rateLimits: UNLIMITED }),
      passwordHash: { memoryKib: 64, passes: 1 },
      ...options.switches,
    },
  })
  const destination = { write: (line: string) => void logged.push(line) }
  const app = Fastify({
    ...(options.createLog
      ? { loggerInstance: options.createLog(destination) }
      : { logger: { level: 'debug', stream: destination } }),
    logController: new LogController({ disableRequestLogging: !logsRequests }),
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: true,
  })
  await app.register(service.plugin, { prefix })
  await app.listen({ host: '127.0.0.1', port })
  return {
    url,
    app: app as unknown as FastifyInstance,
    context,
    service,
    database,
    mails,
    texts,
    logged,
    async call(method, path, { body, token, headers = {}, from } = {}) {
      // Mails of earlier requests are sent first, so the last mail carries the newest link.
      await context.outgoing.settled()
      const answer = await app.inject({
        method,
        url: `${prefix}${path}`,
        headers: { ...VERSION, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
        ...(from === undefined ? {} : { remoteAddress: from }),
      })
      return { status: answer.statusCode, body: parse(answer.body), headers: answer.headers as Answer['headers'] }
    },
    async received(address) {
      await context.outgoing.settled()
      const mail = mails.findLast(({ to }) => to === address)
      if (mail === undefined) throw new Error(`no mail to ${address}`)
      const query = new URL(mail.button?.link ?? 'http://none').searchParams
      return { link: query.get('token_hash') ?? '', type: query.get('type') ?? '', code: mail.code ?? '', mail }
    },
    pass(seconds) {
      aheadMs += seconds * 1000
    },
    client: (more = {}) =>
      new AuthClient({
        url,
        autoRefreshToken: false,
        flowType: 'pkce',
        storageKey: randomUUID(),
        ...memory(),
        ...more,
      }),
    async close() {
      await app.close()
      if (options.database === undefined) await database.close()
    },
  }
}

/** Creates a storage that the pages of one browser share. */
export function memory() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: async (key: string) => kept.get(key) ?? null,
    setItem: async (key: string, value: string) => void kept.set(key, value),
    removeItem: async (key: string) => void kept.delete(key),
  }
  return { storage, persistSession: true }
}

export function someone(): string {
  return `person-${randomUUID().slice(0, 13)}@example.com`
}

/** Signs up a user and confirms the address with the link in the mail. */
export async function signUpConfirmed(auth: TestAuth, email = someone(), password = PASSWORD): Promise<Answer['body']> {
  await auth.call('POST', '/signup', { body: { email, password } })
  const { link, type } = await auth.received(email)
  return (await auth.call('POST', '/verify', { body: { token_hash: link, type } })).body
}

export function signIn(auth: TestAuth, email: string, password = PASSWORD): Promise<Answer> {
  return auth.call('POST', '/token?grant_type=password', { body: { email, password } })
}

export function refresh(auth: TestAuth, token: string): Promise<Answer> {
  return auth.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } })
}

/** Returns the first half of an IPv6 address in its eight-group form, or the whole of any other address. */
function networkOf(address: string): string {
  return address.split(':').slice(0, 4).join(':')
}

function parse(text: string): Answer['body'] {
  try {
    return JSON.parse(text) as Answer['body']
  } catch {
    return { text }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
