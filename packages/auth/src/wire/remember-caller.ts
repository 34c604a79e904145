import type { FastifyInstance } from 'fastify'
import type { Callers } from '../ports.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The origin of the request. */
    from: {
      address: string
      /** The key for counting requests from this address. */
      network: string
    }
  }
}

export function rememberCaller(app: FastifyInstance, callers: Callers): void {
  app.decorateRequest('from', null as never)
  app.addHook('onRequest', async (request) => {
    const address = callers.addressOf(request)
    request.from = { address, network: callers.networkOf(address) }
  })
}
