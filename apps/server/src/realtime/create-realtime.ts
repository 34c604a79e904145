import { SESSION_CHANGED, SESSION_ENDED } from '@dayreel/auth'
import proxyAddress from '@fastify/proxy-addr'
import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { AuthProvider } from '#identity/auth-provider.ts'
import type { Account } from '#http/account.ts'
import { listen } from '#db/listen.ts'
import { AppError } from '#errors/app-error.ts'
import type { Config } from '#config'
import type { Log } from '#log/create-log.ts'
import { networkOf } from '#http/network-of.ts'
import type { RateLimits } from '#limits/rate-limits.ts'
import { readOwner } from './notify-owner.ts'
import { watchSessions } from './watch-sessions.ts'

const MAX_MESSAGE_BYTES = 10_000
/** The maximum number of connections (tabs and devices) of one account to one server. */
const MAX_SOCKETS = 20
/**
 * The limit of handshakes in relation to the limit of calls. It is higher, so that a rejected token is still answered
 * with its error code before further connections are refused.
 */
const HANDSHAKES_PER_CALL = 2
/** How long a new connection may take to present a token, in milliseconds. After that, it is closed. */
const CONNECT_TIMEOUT_MS = 10_000
const CLOSING_MS = 2_000
const REASON_EVENT = 'signedOut'

/** A kind of update for the browsers that are connected to this server. */
export type Topic = {
  /** The NOTIFY channel. Notifications are sent with `notifyOwner` in the transaction that changes the object. */
  channel: string
  /** Loads the object's current state. Returns undefined if there is nothing to send. */
  load: (id: string) => Promise<{ accountId: string; event: string; body: unknown } | undefined>
}

/** The events that a browser sends. `onDone` is passed if the browser wants to know when it is registered. */
type ClientEvents = { registerUser: (userId: unknown, onDone?: unknown) => void }
type EngineSocket = Socket['conn']
type ServerEvents = Record<string, (body?: unknown) => void>
type SocketContents = { account: Account; token: string }
type LiveSocket = Socket<ClientEvents, ServerEvents, object, SocketContents>

type RealtimeOptions = {
  http: HttpServer
  limits: RateLimits
  /** One network may make as many rejected handshakes as calls without a session. */
  edge: Pick<Config['edge'], 'callsPerMinuteAndAddress' | 'corsOrigins' | 'trustedProxies'>
  checkIntervalMs?: number
  databaseUrl: string
  auth: AuthProvider
  topics: readonly Topic[]
  log: Log
}

export type Realtime = {
  /** Counts the sockets that are connected to this server. */
  count: () => number
  close: () => Promise<void>
}

/**
 * Creates live updates. The database notifies every server of every change. Each server loads the change once and sends
 * it to the sockets of the account, so a browser may be connected to any server.
 */
export async function createRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { http, auth, databaseUrl, edge, topics, log } = options
  const { corsOrigins } = edge
  const io = new Server<ClientEvents, ServerEvents, object, SocketContents>(http, {
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    connectTimeout: CONNECT_TIMEOUT_MS,
    allowRequest: (request, answer) => void allowHandshake(options, request).then((isFree) => answer(null, isFree)),
    cors: { origin: corsOrigins.length > 0 ? [...corsOrigins] : false },
  })
  io.engine.on('connection', endAfterClose)
  const isFull = (accountId: string, others = 0): boolean =>
    (io.sockets.adapter.rooms.get(heldBy(accountId))?.size ?? 0) - others >= MAX_SOCKETS
  const sessions = watchSessions(auth, options.checkIntervalMs)
  io.use(async (socket, next) => next(await admit(options, socket, isFull)))
  io.on('connection', (socket) => {
    void socket.join(heldBy(socket.data.account.id))
    // The limit is checked again, because many connections may have passed the first check concurrently.
    if (isFull(socket.data.account.id, 1)) {
      socket.disconnect(true)
      return
    }
    const stopWatching = endWithSession(socket, sessions)
    socket.on('disconnect', stopWatching)
    socket.on('registerUser', (userId, onDone) => {
      // A socket only gets its own account's updates. The session determines the account, and this event only requests
      // the updates.
      if (userId === socket.data.account.id) void socket.join(roomOf(userId))
      if (typeof onDone === 'function') onDone()
    })
  })
  const sendUpdate = sendInOrder(async ({ channel, load }, payload) => {
    const { accountId, id } = readOwner(payload) ?? {}
    if (accountId === undefined || id === undefined || !io.sockets.adapter.rooms.has(roomOf(accountId))) return
    try {
      const update = await load(id)
      if (update) io.local.to(roomOf(update.accountId)).emit(update.event, update.body)
    } catch (error) {
      log.warn({ err: error, channel }, 'could not send an update')
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
      ...Object.fromEntries(topics.map((topic) => [topic.channel, (id: string) => sendUpdate(topic, id)])),
    },
    // Updates may have been missed. Browsers reconnect and then refetch the state.
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
      // Closing the transports makes each client reconnect to a server that accepts connections.
      await io.close()
    },
  }
}

/**
 * Sends only one update per id at a time. Otherwise, of two concurrent loads, the one with the older state might be
 * sent last. A notification during an update causes another load afterwards.
 */
function sendInOrder(send: (topic: Topic, id: string) => Promise<void>): (topic: Topic, id: string) => void {
  /** The ids whose updates are being sent. `isOld` is true if another notification has arrived since the load. */
  const updates = new Map<string, { isOld: boolean }>()
  const sendUntilNew = async (topic: Topic, id: string, key: string): Promise<void> => {
    const update = { isOld: true }
    updates.set(key, update)
    while (update.isOld) {
      update.isOld = false
      await send(topic, id)
    }
    updates.delete(key)
  }
  return (topic, id) => {
    const key = `${topic.channel} ${id}`
    const update = updates.get(key)
    if (update === undefined) void sendUntilNew(topic, id, key)
    else update.isOld = true
  }
}

/**
 * Ends a connection some seconds after it was closed. Browsers answer the closing immediately, but another client could
 * keep the connection open for 30 s more.
 */
function endAfterClose(connection: EngineSocket): void {
  connection.once('close', () => {
    const { socket } = connection.transport as { socket?: { terminate?: () => void } }
    setTimeout(() => socket?.terminate?.(), CLOSING_MS).unref()
  })
}

/** Limits the number of connections that one network opens before they present a token. */
async function allowHandshake(
  { limits, edge }: Pick<RealtimeOptions, 'limits' | 'edge'>,
  request: IncomingMessage,
): Promise<boolean> {
  const network = networkOf(addressOf(request, edge.trustedProxies))
  const points = HANDSHAKES_PER_CALL * edge.callsPerMinuteAndAddress
  return (await limits.count('handshake', network, { points, seconds: 60 })) === 0
}

/**
 * Admits a connection if its token is valid.
 *
 * @returns the reason if the token is rejected.
 */
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
    // Failed tokens count towards the same limit as in API calls.
    const address = networkOf(addressOf(socket.request, edge.trustedProxies))
    const limit = { points: edge.callsPerMinuteAndAddress, seconds: 60 }
    return limits.take('address', address, limit).then(() => asRefusal(error), asRefusal)
  }
}

/** Closes the connection when its token expires or becomes invalid. */
function endWithSession(socket: LiveSocket, sessions: ReturnType<typeof watchSessions>): () => void {
  const { account, token } = socket.data
  // setTimeout accepts at most 2³¹ ms. The regular check handles tokens that are valid for longer.
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

/** Returns the content of the browser's `connect_error`, which is only a code and message from the contract's table. */
function asRefusal(error: unknown): Error {
  const known = error instanceof AppError ? error : new AppError('unavailable')
  return Object.assign(new Error(known.message), { data: { code: known.code } })
}

/** Returns the room of all connections of an account. */
function heldBy(accountId: string): string {
  return `held:${accountId}`
}

function addressOf(request: IncomingMessage, trustedProxies: readonly string[]): string {
  return trustedProxies.length === 0 ? (request.socket.remoteAddress ?? '') : proxyAddress(request, [...trustedProxies])
}

function roomOf(accountId: string): string {
  return `account:${accountId}`
}
