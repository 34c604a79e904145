import { isLoopback } from '@dayreel/auth/base'
import type { FastifyRequest } from 'fastify'

/** Headers that proxies, content delivery networks and tunnels add. */
const PASSED_ON = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-original-host',
  'x-real-ip',
  'forwarded',
  'via',
  'cf-connecting-ip',
  'cf-ray',
  'true-client-ip',
  'cdn-loop',
]
const TUNNEL_PREFIX = 'ngrok-'

/**
 * Returns whether a program on this machine makes the request and uses this machine's own name. A request through a
 * local proxy comes from elsewhere although its connection is local. The name is checked because a foreign page can map
 * its own host name to this machine.
 */
export function isOfThisMachine({ headers, socket, hostname }: FastifyRequest): boolean {
  const isPassedOn =
    PASSED_ON.some((name) => headers[name] !== undefined) ||
    Object.keys(headers).some((name) => name.startsWith(TUNNEL_PREFIX))
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return !isPassedOn && isLoopback(peer) && isLoopback(hostname)
}
