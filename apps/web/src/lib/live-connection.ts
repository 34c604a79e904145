import { io } from 'socket.io-client'
import { accessToken, authClient, onSessionChange, recheckSession } from './session.ts'

/** `failed` has never been live and tries on; `lost` was live and tries on. */
export type LiveState = 'connecting' | 'live' | 'lost' | 'failed'

export type LiveConnection = {
  userId: string
  state: () => LiveState
  /** Calls back when the state changes; each time it becomes `live`, updates may have been missed before. */
  onState: (listener: (state: LiveState) => void) => () => void
  on: (event: string, listener: (body: never) => void) => () => void
  close: () => void
}

const RETRY_MS = 2_000
const LONGEST_RETRY_MS = 5_000

let current: LiveConnection | undefined

/** The page's connection for live updates; made when it is first asked for, closed when the session ends. */
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
    // Asked for by calls first, each of them would have to reach the same server.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: LONGEST_RETRY_MS,
    auth: (give) =>
      void accessToken().then(
        (token) => give({ token }),
        () => give({}),
      ),
  })
  // After a refusal, or where the server ended it, the client does not try again by itself.
  const tryAgain = (): void => {
    clearTimeout(retry)
    retry = setTimeout(() => socket.connect(), RETRY_MS)
  }
  socket.on('connect', () => {
    wasLive = true
    // Live from when the server tells of changes: what is read anew then misses none.
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

/** The session ends there, or the next try gets in. */
async function recheckQuietly(): Promise<void> {
  try {
    await recheckSession()
  } catch {
    // Nothing is known then, and nothing changes.
  }
}

/** The server ends a connection with the token it was opened with. */
function renewWithToken(renew: () => void): () => void {
  let isStopped = false
  let stop: (() => void) | undefined
  const start = async (): Promise<void> => {
    const auth = await authClient()
    if (isStopped) return
    const { data } = auth.onAuthStateChange((event) => event === 'TOKEN_REFRESHED' && renew())
    stop = () => data.subscription.unsubscribe()
  }
  start().catch(() => undefined) // without a client there is no session, and nothing to renew
  return () => {
    isStopped = true
    stop?.()
  }
}
