import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A request whose bytes trickle in for longer is cut off; of a long upload, one that brings none for so long. */
const LIMIT_MS = 60_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may be as long as a film. */
    isLong?: true
  }
}

/** Cuts off requests that do not come to their end. The server's own limit holds for all requests alike, and would end long uploads. */
export function limitTime(app: FastifyInstance, limitMs = LIMIT_MS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.isLong) request.raw.socket?.setTimeout?.(limitMs, () => request.raw.destroy())
    else cutOff(request, limitMs)
    done()
  })
}

function cutOff({ raw }: FastifyRequest, limitMs: number): void {
  if (raw.complete) return
  const timer = setTimeout(() => {
    // The request and not its socket: one that never came over a network (Fastify's `inject`) has none to destroy.
    if (!raw.complete) raw.destroy()
  }, limitMs)
  timer.unref()
  raw.once('close', () => clearTimeout(timer))
  raw.once('end', () => clearTimeout(timer))
}
