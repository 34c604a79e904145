import { SESSION_CHANGED, SESSION_ENDED } from '@dayreel/auth'
import proxyAddress from '@fastify/proxy-addr'
import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { AuthProvider } from '#auth/auth-provider.ts'
import type { Account } from '#lib/account.ts'
import { listen } from '#db/listen.ts'
import { AppError } from '#lib/app-error.ts'
import type { Config } from '#config'
import type { Log } from '#lib/create-log.ts'
import { networkOf } from '#lib/network-of.ts'
import type { RateLimits } from '#lib/limits/rate-limits.ts'
import { watchSessions } from './watch-sessions.ts'

const MAX_MESSAGE_BYTES = 10_000
/** Tabs and devices of one account at one server. */
const MAX_SOCKETS = 20
const REASON_EVENT = 'signedOut'

/** What a feature tells the browsers that are connected to this server. */
export type Topic = {
  /** Notified with an id, in the transaction that changed what the id stands for. */
  channel: string
  /** Loads what has changed as it is now; undefined where nobody is to be told. */
  load: (id: string) => Promise<{ accountId: string; event: string; body: unknown } | undefined>
}

/** `onDone` is there where the browser wants to know when it is registered. */
type ClientEvents = { registerUser: (userId: unknown, onDone?: unknown) => void }
type ServerEvents = Record<string, (body?: unknown) => void>
type SocketContents = { account: Account; token: string }
type LiveSocket = Socket<ClientEvents, ServerEvents, object, SocketContents>

type RealtimeOptions = {
  http: HttpServer
  limits: RateLimits
  /** As many refused handshakes as calls without a session may come from one network. */
  edge: Pick<Config['edge'], 'callsPerMinuteAndAddress' | 'corsOrigins' | 'trustedProxies'>
  checkIntervalMs?: number
  databaseUrl: string
  auth: AuthProvider
  topics: readonly Topic[]
  log: Log
}

export type Realtime = {
  /** Sockets connected to this server. */
  count: () => number
  close: () => Promise<void>
}

/**
 * Live updates. Every server hears of every change through the database, loads it once and tells the sockets of its account, so it
 * does not matter to which server a browser is connected.
 */
export async function createRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { http, auth, databaseUrl, edge, topics, log } = options
  const { corsOrigins } = edge
  const io = new Server<ClientEvents, ServerEvents, object, SocketContents>(http, {
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    cors: { origin: corsOrigins.length > 0 ? [...corsOrigins] : false },
  })
  const isFull = (accountId: string, others = 0): boolean =>
    (io.sockets.adapter.rooms.get(heldBy(accountId))?.size ?? 0) - others >= MAX_SOCKETS
  const sessions = watchSessions(auth, options.checkIntervalMs)
  io.use(async (socket, next) => next(await admit(options, socket, isFull)))
  io.on('connection', (socket) => {
    void socket.join(heldBy(socket.data.account.id))
    // Of many that were let in at once, those beyond the bound go again.
    if (isFull(socket.data.account.id, 1)) {
      socket.disconnect(true)
      return
    }
    const stopWatching = endWithSession(socket, sessions)
    socket.on('disconnect', stopWatching)
    socket.on('registerUser', (userId, onDone) => {
      // One's own updates only: whose they are says the session, the event is just asking for them.
      if (userId === socket.data.account.id) void socket.join(roomOf(userId))
      if (typeof onDone === 'function') onDone()
    })
  })
  const tell = tellInOrder(async ({ channel, load }, id) => {
    if (io.sockets.sockets.size === 0) return
    try {
      const update = await load(id)
      if (update) io.local.to(roomOf(update.accountId)).emit(update.event, update.body)
    } catch (error) {
      log.warn({ err: error, channel }, 'an update could not be told')
    }
  })
  const listener = await listen({
    url: databaseUrl,
    log,
    channels: {
      [SESSION_ENDED]: (sessionId) => {
        auth.forget?.(sessionId)
        sessions.end(sessionId)
      },
      [SESSION_CHANGED]: (sessionId) => {
        auth.forget?.(sessionId)
        sessions.check(sessionId)
      },
      ...Object.fromEntries(topics.map((topic) => [topic.channel, (id: string) => tell(topic, id)])),
    },
    // Updates may have been missed: a browser that connects again reads the state anew.
    onReconnect() {
      auth.forget?.()
      io.local.disconnectSockets(true)
    },
  })
  return {
    count: () => io.sockets.sockets.size,
    async close() {
      sessions.close()
      await listener.close()
      io.disconnectSockets(true)
      await io.close()
    },
  }
}

/**
 * One telling of an id at a time: of two that load beside each other, the one that has read what is older may be done last, and browsers
 * would go on showing it. What is notified meanwhile is loaded once more afterwards.
 */
function tellInOrder(tell: (topic: Topic, id: string) => Promise<void>): (topic: Topic, id: string) => void {
  /** The ids that are being told, and whether each was notified again since it was loaded. */
  const told = new Map<string, { isOld: boolean }>()
  const tellUntilNew = async (topic: Topic, id: string, key: string): Promise<void> => {
    const telling = { isOld: true }
    told.set(key, telling)
    while (telling.isOld) {
      telling.isOld = false
      await tell(topic, id)
    }
    told.delete(key)
  }
  return (topic, id) => {
    const key = `${topic.channel} ${id}`
    const telling = told.get(key)
    if (telling === undefined) void tellUntilNew(topic, id, key)
    else telling.isOld = true
  }
}

/** @returns why not, where the token is no good. */
async function admit(
  { auth, limits, edge }: RealtimeOptions,
  socket: LiveSocket,
  isFull: (accountId: string) => boolean,
): Promise<Error | undefined> {
  const { token } = socket.handshake.auth as { token?: unknown }
  try {
    if (typeof token !== 'string') throw new AppError('unauthenticated')
    const account = await auth.verify(token)
    if (isFull(account.id)) throw new AppError('too_many_requests')
    socket.data = { account, token }
    return undefined
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unauthenticated')) return asRefusal(error)
    // Trying tokens counts here as it does in calls.
    const address = networkOf(addressOf(socket.request, edge.trustedProxies))
    const limit = { points: edge.callsPerMinuteAndAddress, seconds: 60 }
    return limits.take('address', address, limit).then(() => asRefusal(error), asRefusal)
  }
}

/** Ends the connection when its token expires or is no longer good. */
function endWithSession(socket: LiveSocket, sessions: ReturnType<typeof watchSessions>): () => void {
  const { account, token } = socket.data
  // setTimeout takes at most 2³¹ ms; whoever has a longer token is asked again by the interval.
  const expiry = setTimeout(() => dismiss(socket), Math.min(account.expiresAt * 1000 - Date.now(), 2 ** 31 - 1))
  const stopWatching = sessions.watch(account, token, () => dismiss(socket))
  return () => {
    clearTimeout(expiry)
    stopWatching()
  }
}

function dismiss(socket: LiveSocket): void {
  socket.emit(REASON_EVENT)
  socket.disconnect(true)
}

/** What the browser's `connect_error` carries: code and message of the contract's table, nothing else. */
function asRefusal(error: unknown): Error {
  const known = error instanceof AppError ? error : new AppError('unavailable')
  return Object.assign(new Error(known.message), { data: { code: known.code } })
}

/** Of all connections of an account, whatever they asked for. */
function heldBy(accountId: string): string {
  return `held:${accountId}`
}

function addressOf(request: IncomingMessage, trustedProxies: readonly string[]): string {
  return trustedProxies.length === 0 ? (request.socket.remoteAddress ?? '') : proxyAddress(request, [...trustedProxies])
}

function roomOf(accountId: string): string {
  return `account:${accountId}`
}
