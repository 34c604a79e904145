import type { Endpoint } from '@dayreel/contract'
import type { Account } from './account.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The user of a route with access `account`. It is set before the handler runs. Reading it on other routes is a
     * bug.
     */
    account: Account
    /** The caller's address, as far as it can be trusted. Empty if the connection had already ended. */
    address: string
  }
  interface FastifyContextConfig {
    access?: Endpoint['access']
    limit?: Endpoint['limit']
  }
  interface FastifySchema {
    hide?: boolean
    summary?: string
    tags?: readonly string[]
    security?: readonly Record<string, readonly string[]>[]
  }
}
