import { io } from 'socket.io-client'
import { accessToken, authClient, onSessionChange, recheckSession } from './session.ts'

/** `failed` means that the connection was never live, `lost` that it was live before. Both states keep retrying. */
export type LiveState = 'connecting' | 'live' | 'lost' | 'failed'

export type LiveConnection = {
  userId: string
  state: () => LiveState
  /** Calls back when the state changes. Updates that were sent before a `live` state may have been missed. */
  onState: (listener: (state: LiveState) => void) => () => void
  on: (event: string, listener: (body: never) => void) => () => void
  close: () => void
}

const RETRY_MS = 2_000
const LONGEST_RETRY_MS = 5_000
/**
 * Without this time limit, a proxy that accepts a WebSocket and then drops it would go unnoticed, because it reports no
 * error.
 */
const CONNECT_LIMIT_MS = 8_000

let current: LiveConnection | undefined

/** Returns the page's connection for live updates. It is opened on first use and closed when the session ends. */
export function liveConnection(userId: string): LiveConnection {
  if (current?.userId !== userId) {
    current?.close()
    current = connect(userId)
  }
  return current
}

function connect(userId: string): LiveConnection {
  let state: LiveState = 'connecting'
  let wasLive = false
  let retry: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<(state: LiveState) => void>()
  const change = (to: LiveState): void => {
    if (to === state) return
    state = to
    for (const listener of listeners) listener(to)
  }
  const socket = io({
    // WebSocket comes first, because with polling every request would have to reach the same server.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: LONGEST_RETRY_MS,
    timeout: CONNECT_LIMIT_MS,
    auth: (give) =>
      void accessToken().then(
        (token) => give({ token }),
        () => give({}),
      ),
  })
  // The client does not reconnect by itself after a rejected connection or after a disconnect by the server.
  const tryAgain = (): void => {
    clearTimeout(retry)
    retry = setTimeout(() => socket.connect(), RETRY_MS)
  }
  socket.on('connect', () => {
    wasLive = true
    // The state becomes `live` only when the server sends updates, so that a refetch after that misses none.
    socket.emit('registerUser', userId, () => change('live'))
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return
    change('lost')
    if (reason === 'io server disconnect') tryAgain()
  })
  socket.on('connect_error', (error) => {
    change(wasLive ? 'lost' : 'failed')
    if (socket.active) return
    const { data } = error as { data?: { code?: string } }
    if (data?.code === 'unauthenticated') void recheckQuietly()
    tryAgain()
  })
  const stopRenewing = renewWithToken(() => socket.disconnect().connect())
  const connection: LiveConnection = {
    userId,
    state: () => state,
    onState(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    on(event, listener) {
      socket.on(event, listener as (body: unknown) => void)
      return () => socket.off(event, listener as (body: unknown) => void)
    },
    close() {
      clearTimeout(retry)
      stopRenewing()
      stopWatching()
      socket.disconnect()
      if (current === connection) current = undefined
    },
  }
  const stopWatching = onSessionChange(({ to }) => {
    if (to.status === 'signed-out') connection.close()
  })
  return connection
}

/**
 * Checks the session without reporting an error. Afterwards, either the session has ended or the next connection
 * attempt succeeds.
 */
async function recheckQuietly(): Promise<void> {
  try {
    await recheckSession()
  } catch {
    // The session could not be checked, so nothing changes.
  }
}

/**
 * Calls `renew` after each token refresh, because the server ends a connection when the token it was opened with
 * expires.
 */
function renewWithToken(renew: () => void): () => void {
  let isStopped = false
  let stop: (() => void) | undefined
  const start = async (): Promise<void> => {
    const auth = await authClient()
    if (isStopped) return
    const { data } = auth.onAuthStateChange((event) => event === 'TOKEN_REFRESHED' && renew())
    stop = () => data.subscription.unsubscribe()
  }
  start().catch(() => undefined) // Without an auth client, there is no session to renew.
  return () => {
    isStopped = true
    stop?.()
  }
}
