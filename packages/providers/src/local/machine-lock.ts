import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The maximum length of a socket path on all supported systems. */
const MAX_SOCKET_PATH_BYTES = 100
const STOP = 'stop'

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
 * Takes the lock if no process holds it. The lock is a socket, which stops answering when its process ends.
 *
 * @returns undefined if another process, or another part of this process, holds it.
 */
export async function tryLock(path: string): Promise<MachineLock | undefined> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const socketPath = socketPathOf(path)
  const stopping = new AbortController()
  const waiting = new Set<Socket>()
  let describe: ((place: number) => string) | undefined
  const notifyAll = (): void => {
    if (describe === undefined) return
    for (const [index, socket] of [...waiting].entries()) socket.write(`${describe(index + 1)}\n`)
  }
  const serve = (socket: Socket): void => {
    waiting.add(socket)
    socket.unref()
    socket.on('error', () => undefined) // A waiting process may end at any time.
    socket.on('data', (bytes) => {
      if (bytes.toString().includes(STOP)) stopping.abort(new Error('another process asked to stop'))
    })
    socket.on('close', () => {
      waiting.delete(socket)
      notifyAll()
    })
    notifyAll()
  }
  const server = await listenOn(socketPath, serve).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    if (await isHeldAt(socketPath)) return undefined
    rmSync(socketPath, { force: true }) // A killed process left this file behind.
    return listenOn(socketPath, serve).catch((again: NodeJS.ErrnoException) => {
      if (again.code !== 'EADDRINUSE') throw again
      return undefined // Another process was faster.
    })
  })
  if (server === undefined) return undefined
  server.unref()
  return {
    stopped: stopping.signal,
    notify(next) {
      describe = next
      notifyAll()
    },
    release() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of waiting) socket.destroy()
      return closed
    },
  }
}

/**
 * Waits until the holder has released the lock.
 *
 * @param onLine called with each line that the holder sends.
 * @throws the signal's reason if it is aborted first.
 */
export function waitForRelease(path: string, signal: AbortSignal, onLine: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const socket = connect(socketPathOf(path))
    let unread = ''
    const onAbort = (): void => {
      socket.destroy()
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', onAbort, { once: true })
    socket.on('data', (bytes) => {
      const lines = (unread + bytes.toString()).split('\n')
      unread = lines.pop()!
      for (const line of lines) onLine(line)
    })
    socket.on('error', () => undefined) // The `close` event follows.
    socket.on('close', () => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    })
  })
}

/** Asks the holder to stop. Returns whether there is one. */
export function askToStop(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPathOf(path))
    socket.once('connect', () => socket.end(STOP, () => resolve(true)))
    socket.once('error', () => resolve(false))
  })
}

/** Returns whether a process holds the lock now. */
export function isLocked(path: string): Promise<boolean> {
  return isHeldAt(socketPathOf(path))
}

function isHeldAt(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

function socketPathOf(path: string): string {
  if (Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES) return path
  return join(tmpdir(), `dayreel-${createHash('sha256').update(path).digest('hex').slice(0, 16)}.lock`)
}

function listenOn(path: string, serve: (socket: Socket) => void): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(serve)
    server.once('error', reject)
    server.listen(path, () => resolve(server))
  })
}
