import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { requireAccount } from '#auth/require-account.ts'
import { answerErrors, answerUnknownPath } from '#lib/answer-errors.ts'
import type { Services } from '#services'
import { serveAccounts } from './features/accounts/serve-accounts.ts'

/** No call of the API needs more than this; files have limits of their own. */
const MAX_BODY_BYTES = 1024 * 1024

/** The server's routes over the given services, not yet listening. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { config } = services
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { caseSensitive: true },
    forceCloseConnections: true,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  readEmptyBodies(app)
  requireAccount(app, services.auth)
  app.setNotFoundHandler(answerUnknownPath)
  serveAccounts(app, services)
  await app.ready()
  return app
}

/** A body that is announced as JSON and has no bytes is no body: the auth client sends such ones. */
function readEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, body.toString(), done)
  })
}
