import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * The first candidate. It is below the range of ephemeral ports, so that no connection takes the port before its server
 * starts.
 */
const FIRST = 20_000
const COUNT = 12_000

export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    const server = createServer().listen(port, '127.0.0.1')
    try {
      await once(server, 'listening')
    } catch {
      continue // Another process listens on this port.
    }
    server.close()
    await once(server, 'close')
    return port
  }
}
