import { createServer } from 'node:net'
import { UsageError } from '#errors/usage-error.ts'

/**
 * Checks that the port can be opened before anything is started.
 *
 * @throws {UsageError} if the port cannot be opened.
 */
export function checkPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainListenError(error, host, port)))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()))
  })
}

/** Turns a listen error into a sentence that names HOST or PORT. */
export function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new UsageError(
      `Port ${port} of ${host} is in use by another program. Stop it, or set PORT to another one, such as PORT=${port + 1}.`,
    )
  }
  if (error.code === 'EACCES')
    return new UsageError(`Port ${port} needs rights that this user lacks. Set PORT to one above 1023.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new UsageError(
      `${host} is not an address of this machine. Set HOST to one of its addresses, such as 127.0.0.1.`,
    )
  }
  return error
}
