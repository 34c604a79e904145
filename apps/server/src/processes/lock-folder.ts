import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from '#errors/usage-error.ts'

/** The maximum length of a socket path on all supported systems. */
const MAX_SOCKET_PATH_BYTES = 100

/**
 * Gives this process exclusive use of the folder until the process ends in any way. The lock is a socket, which stops
 * answering when its process has ended.
 *
 * @throws {UsageError} if another process is using the folder.
 */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = socketPath(folder)
  const server = await listenOn(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    if (await answers(path)) {
      throw new UsageError(
        `Another Dayreel is running on the data folder ${folder}. Use that one, stop it, or set DATA_FOLDER to another folder.`,
      )
    }
    rmSync(path, { force: true }) // A killed process has left this file.
    return listenOn(path)
  })
  server.unref()
  return {
    release: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function socketPath(folder: string): string {
  const inside = join(folder, 'lock')
  if (Buffer.byteLength(inside) <= MAX_SOCKET_PATH_BYTES) return inside
  return join(tmpdir(), `dayreel-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.lock`)
}

function listenOn(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen(path, () => resolve(server))
  })
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
