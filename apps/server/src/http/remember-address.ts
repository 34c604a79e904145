import type { FastifyInstance } from 'fastify'

/**
 * Stores the caller's address when the request arrives. A closed connection has no address any more, but its request
 * still runs.
 */
export function rememberAddress(app: FastifyInstance): void {
  app.decorateRequest('address', '')
  app.addHook('onRequest', async (request) => {
    if (request.socket.remoteAddress !== undefined) request.address = request.ip
  })
}
