import type { FastifyInstance } from 'fastify'
import { AppError } from '#lib/app-error.ts'
import type { AuthProvider } from './auth-provider.ts'

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i

/** Lets a route with `access: 'account'` be reached only with the bearer token of a live session. */
export function requireAccount(app: FastifyInstance, auth: AuthProvider): void {
  app.decorateRequest('account', null as never)
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.access !== 'account') return
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined) throw new AppError('unauthenticated')
    request.account = await auth.verify(token)
  })
}
