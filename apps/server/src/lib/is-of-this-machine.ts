import { isLoopback } from '@dayreel/auth/base'
import type { FastifyRequest } from 'fastify'

/** What proxies and tunnels add. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via']

/**
 * Whether a program of this machine asks, under this machine's own name. What a proxy here passes on comes from elsewhere, though its
 * connection does not; and a page elsewhere may give this machine's address a name of its own and read along.
 */
export function isOfThisMachine({ headers, socket, hostname }: FastifyRequest): boolean {
  const isPassedOn = PASSED_ON.some((name) => headers[name] !== undefined)
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return !isPassedOn && isLoopback(peer) && isLoopback(hostname)
}
