import type { Socket } from 'node:net'
import { joinSocket, listSockets, openSocket, removeSocket } from './lock-sockets.ts'

const HELD = 'held'
const WAIT = 'wait'
const STOP = 'stop'
/** Milliseconds after which a process that neither takes nor leaves the lock counts as its holder. */
const DECIDE_MS = 5_000

/** Exclusive use of a path on this machine. It ends when it is released or when the process ends in any way. */
export type MachineLock = {
  /** Aborted when another process asks the holder to stop. */
  stopped: AbortSignal
  /**
   * Sends each waiting process one line.
   *
   * @param describe receives the waiting process's place in the queue, starting at 1.
   */
  notify(describe: (place: number) => string): void
  release(): Promise<void>
}

/**
 * Takes the lock if no process holds it. Each process that wants the lock first listens on a socket of its own, and
 * then looks at the sockets of the others. So of two processes, at least one sees the other. The process with the lower
 * socket name continues, and the other one leaves. A socket stops answering when its process ends, and no name is used
 * twice, so the socket of a dead process can be removed at any time.
 *
 * @returns undefined if another process, or another part of this process, holds it.
 */
export async function tryLock(path: string): Promise<MachineLock | undefined> {
  const stopping = new AbortController()
  const connected = new Set<Socket>()
  const waiting = new Set<Socket>()
  let isHeld = false
  let describe: ((place: number) => string) | undefined
  const notifyAll = (): void => {
    if (describe === undefined) return
    for (const [index, socket] of [...waiting].entries()) socket.write(`${describe(index + 1)}\n`)
  }
  const { socketPath, server } = await openSocket(path, (socket) => {
    connected.add(socket)
    socket.unref()
    socket.on('error', () => undefined) // Another process may end at any time.
    socket.on('data', (bytes) => {
      const words = bytes.toString()
      if (words.includes(STOP)) stopping.abort(new Error('another process asked to stop'))
      if (!words.includes(WAIT)) return
      waiting.add(socket)
      notifyAll()
    })
    socket.on('close', () => {
      connected.delete(socket)
      if (waiting.delete(socket)) notifyAll()
    })
    if (isHeld) socket.write(`${HELD}\n`)
  })
  const release = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of connected) socket.destroy()
    removeSocket(socketPath)
    await closed
  }
  for (const other of listSockets(path)) {
    if (other === socketPath) continue
    const state = await (other < socketPath ? lookAt(other) : waitForDecision(other))
    if (state === 'dead') removeSocket(other)
    if (state === 'alive') {
      await release()
      return undefined
    }
  }
  isHeld = true
  for (const socket of connected) socket.write(`${HELD}\n`)
  return {
    stopped: stopping.signal,
    notify(next) {
      describe = next
      notifyAll()
    },
    release,
  }
}

/**
 * Waits until the holder has released the lock.
 *
 * @param onLine called with each line that the holder sends.
 * @throws the signal's reason if it is aborted first.
 */
export async function waitForRelease(path: string, signal: AbortSignal, onLine: (line: string) => void): Promise<void> {
  signal.throwIfAborted()
  const ends = listSockets(path).map(
    (socketPath) =>
      new Promise<void>((resolve) => {
        const onAbort = (): void => void socket.destroy()
        const socket = joinSocket(socketPath, {
          onLine: (line) => line !== HELD && onLine(line),
          onEnd() {
            signal.removeEventListener('abort', onAbort)
            resolve()
          },
        })
        socket.write(`${WAIT}\n`)
        signal.addEventListener('abort', onAbort, { once: true })
      }),
  )
  await Promise.all(ends)
  signal.throwIfAborted()
}

/** Asks the holder to stop. Returns whether there is one. */
export async function askToStop(path: string): Promise<boolean> {
  const deliveries = listSockets(path).map(
    (socketPath) =>
      new Promise<boolean>((resolve) => {
        const socket = joinSocket(socketPath, { onLine: () => undefined, onEnd: () => resolve(false) })
        socket.once('connect', () => socket.end(STOP, () => resolve(true)))
      }),
  )
  return (await Promise.all(deliveries)).includes(true)
}

/** Returns whether a process holds the lock now. */
export async function isLocked(path: string): Promise<boolean> {
  return (await Promise.all(listSockets(path).map(waitForDecision))).includes('alive')
}

/** `left`: the process was there and did not take the lock. */
type State = 'alive' | 'dead' | 'left'

/** Returns `alive` if a process listens on a socket, and otherwise `dead`. */
function lookAt(socketPath: string): Promise<State> {
  return new Promise((resolve) => {
    const socket = joinSocket(socketPath, {
      onLine: () => undefined,
      onEnd: (how) => resolve(how === 'dead' ? how : 'alive'),
    })
    socket.once('connect', () => socket.destroy())
  })
}

/** Waits until the process of a socket has taken the lock or has left. */
function waitForDecision(socketPath: string): Promise<State> {
  return new Promise((resolve) => {
    const finish = (state: State): void => {
      clearTimeout(timer)
      resolve(state)
      socket.destroy()
    }
    const socket = joinSocket(socketPath, {
      onLine: () => finish('alive'),
      onEnd: (how) => finish(how === 'dead' ? 'dead' : 'left'),
    })
    const timer = setTimeout(() => finish('alive'), DECIDE_MS)
  })
}
