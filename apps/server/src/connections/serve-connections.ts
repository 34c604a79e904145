import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'
import { listConnections, setAutoPost } from './read-connections.ts'
import { startConnecting } from './start-connecting.ts'
import { disconnect } from './unlink.ts'

export function serveConnections(app: FastifyInstance, services: Services): void {
  serve(app, api.startConnecting, (given) => startConnecting(services, given, given.params.platform))
  serve(app, api.listConnections, ({ account }) => listConnections(services, account.id))
  serve(app, api.changeConnection, ({ account, params, body }) =>
    setAutoPost(services, { accountId: account.id, id: params.id }, body.autoPost),
  )
  serve(app, api.disconnect, ({ account, params }) => disconnect(services, { accountId: account.id, id: params.id }))
}
