import type { Server } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** The maximum time for accepting waiting connections, in milliseconds. New ones may arrive all the time. */
const PATIENCE_MS = 2_000

/**
 * Stops listening after the waiting connections have been accepted. A client counts as connected before the server
 * accepts its connection, and Node accepts one connection per turn of the event loop. The operating system resets the
 * others when the server stops listening, and a proxy must not repeat a call with a body that it has already sent.
 */
export async function stopListening(server: Server): Promise<void> {
  let accepted = 0
  server.on('connection', () => accepted++)
  const until = performance.now() + PATIENCE_MS
  for (let before = -1; before !== accepted && performance.now() < until;) {
    before = accepted
    await turn()
    await turn() // The event loop has polled between the two turns.
  }
  server.close()
}
