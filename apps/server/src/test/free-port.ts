import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below what systems give to connections: nobody is given the port of what has not started yet. */
const FIRST = 20_000
const COUNT = 12_000

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    const server = createServer().listen(port, '127.0.0.1')
    try {
      await once(server, 'listening')
    } catch {
      continue // somebody listens there
    }
    server.close()
    await once(server, 'close')
    return port
  }
}
