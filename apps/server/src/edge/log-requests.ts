import type { FastifyInstance } from 'fastify'

/** Writes one log line per response. It contains the route but never the URL, because the URL may contain a token. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const fields = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
      address: request.address,
      ...(request.account ? { accountId: request.account.id } : {}),
    }
    request.log.info(fields, 'answered')
  })
}
