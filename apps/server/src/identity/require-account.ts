import type { FastifyInstance } from 'fastify'
import { AppError } from '#errors/app-error.ts'
import type { AuthProvider } from './auth-provider.ts'

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i

/** Protects routes with `access: 'account'`: a request needs the bearer token of a valid session. */
export function requireAccount(app: FastifyInstance, auth: AuthProvider): void {
  app.decorateRequest('account', null as never)
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.access !== 'account') return
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined) throw new AppError('unauthenticated')
    request.account = await auth.verify(token)
  })
}
