import { createServer } from 'node:net'
import { UsageError } from './usage-error.ts'

/** @throws {UsageError} where the port can't be listened on, before anything else is begun. */
export function checkPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()))
  })
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new UsageError(
      `Port ${port} is in use by another program. Stop it, or set PORT to another one, such as PORT=${port + 1}.`,
    )
  }
  if (error.code === 'EACCES')
    return new UsageError(`Port ${port} needs rights that this user lacks. Set PORT to one above 1023.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new UsageError(`${host} is no address of this machine. Set HOST to one that is, such as 127.0.0.1.`)
  }
  return error
}
