import type { FastifyInstance } from 'fastify'
import type { Callers } from '../ports.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the call comes from. */
    from: {
      address: string
      /** Whom the address stands for where calls are counted. */
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
