import type { Endpoint } from '@dayreel/contract'
import type { Account } from './account.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the handler of a route whose access is `account`; reading it elsewhere is a fault of ours. */
    account: Account
    /** Of whoever asks, as far as it can be trusted; empty where the connection was gone at once. */
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
