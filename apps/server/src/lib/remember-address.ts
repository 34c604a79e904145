import type { FastifyInstance } from 'fastify'

/**
 * Keeps where a request came from: a connection that is gone has no address any more, and what was asked for is done all the same.
 */
export function rememberAddress(app: FastifyInstance): void {
  app.decorateRequest('address', '')
  app.addHook('onRequest', async (request) => {
    if (request.socket.remoteAddress !== undefined) request.address = request.ip
  })
}
