import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * How long a request's bytes may take to arrive, in milliseconds. For long uploads, it is the maximum pause between
 * bytes.
 */
const LIMIT_MS = 60_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for requests whose body may be as large as a film. */
    isLong?: true
  }
}

/** Aborts requests that do not end. The server's own limit is not used, because it would also abort long uploads. */
export function limitTime(app: FastifyInstance, limitMs = LIMIT_MS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.isLong) cutOffWhenIdle(request, limitMs)
    else cutOff(request, limitMs)
    done()
  })
}

function cutOffWhenIdle({ raw }: FastifyRequest, limitMs: number): void {
  const { socket } = raw
  // The sockets of Fastify's `inject` have no timeouts.
  if (typeof socket?.setTimeout !== 'function') return
  const destroy = (): void => void raw.destroy()
  socket.setTimeout(limitMs)
  socket.once('timeout', destroy)
  // The listener is removed, because the connection may carry further requests.
  raw.once('close', () => socket.off('timeout', destroy))
}

function cutOff({ raw }: FastifyRequest, limitMs: number): void {
  if (raw.complete) return
  const timer = setTimeout(() => {
    // This destroys the request instead of its socket, because a request of Fastify's `inject` has no socket.
    if (!raw.complete) raw.destroy()
  }, limitMs)
  timer.unref()
  raw.once('close', () => clearTimeout(timer))
  raw.once('end', () => clearTimeout(timer))
}
