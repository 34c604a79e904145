import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** The maximum length of a socket's path on all supported systems. */
const MAX_PATH_BYTES = 100
const NAME = /^[0-9a-f]{16}\.sock$/u
/** The length of what follows the lock's path in the path of a socket. */
const NAME_BYTES = '.0123456789abcdef.sock'.length

/** Returns the sockets of all processes that hold or want a lock, sorted by name. */
export function listSockets(path: string): string[] {
  const prefix = prefixOf(path)
  const start = basename(prefix)
  try {
    return readdirSync(dirname(prefix))
      .filter((name) => name.startsWith(start) && NAME.test(name.slice(start.length)))
      .toSorted()
      .map((name) => join(dirname(prefix), name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Listens on a new socket. It gets its name after it listens, so a socket that refuses a connection is a dead one. */
export async function openSocket(
  path: string,
  serve: (socket: Socket) => void,
): Promise<{ socketPath: string; server: Server }> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const socketPath = `${prefixOf(path)}${randomBytes(8).toString('hex')}.sock`
  const unnamed = socketPath.replace(/\.sock$/u, '.new')
  const server = createServer(serve)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(unnamed, resolve)
  })
  renameSync(unnamed, socketPath)
  server.unref()
  return { socketPath, server }
}

/**
 * Connects to the socket of another process.
 *
 * @param onEnd called once with `dead` if no process listens there, and with `closed` when the connection ends.
 */
export function joinSocket(
  socketPath: string,
  { onLine, onEnd }: { onLine: (line: string) => void; onEnd: (how: 'dead' | 'closed') => void },
): Socket {
  const socket = connect(socketPath)
  let unread = ''
  let isDead = false
  socket.on('data', (bytes) => {
    const lines = (unread + bytes.toString()).split('\n')
    unread = lines.pop()!
    for (const line of lines) onLine(line)
  })
  socket.on('error', ({ code }: NodeJS.ErrnoException) => {
    isDead = code === 'ECONNREFUSED' || code === 'ENOENT'
  })
  socket.on('close', () => onEnd(isDead ? 'dead' : 'closed'))
  return socket
}

/** Removes the socket of a process that has ended. Its name is never used again. */
export function removeSocket(socketPath: string): void {
  rmSync(socketPath, { force: true })
}

function prefixOf(path: string): string {
  if (Buffer.byteLength(path) + NAME_BYTES <= MAX_PATH_BYTES) return `${path}.`
  return join(tmpdir(), `dayreel-${createHash('sha256').update(path).digest('hex').slice(0, 16)}.lock.`)
}
