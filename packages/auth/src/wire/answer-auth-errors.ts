import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AuthError, OAuthError } from './auth-error.ts'

/** From this version of the protocol on, an error has its code as a word in `code`. */
const CODES_SINCE = '2024-01-01'
const VERSION_HEADER = 'x-supabase-api-version'

/** Errors and unknown paths of this part of the server, in the protocol's shape; what is not foreseen is logged whole. */
export function answerAuthErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof OAuthError) {
      return reply.code(400).send({ error: error.error, error_description: error.message })
    }
    const known = toAuthError(error)
    if (known.status >= 500) request.log.error({ err: error }, 'an auth request failed')
    return sendAuthError(request, reply, known)
  })
  app.setNotFoundHandler((request, reply) =>
    sendAuthError(request, reply, new AuthError(404, 'not_found', 'There is nothing at this address.')),
  )
}

function sendAuthError(request: FastifyRequest, reply: FastifyReply, error: AuthError): FastifyReply {
  const { status, code, message, details, retryAfterSeconds } = error
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfterSeconds)))
  reply.code(status).header('x-sb-error-code', code)
  const version = request.headers[VERSION_HEADER]
  if (typeof version === 'string' && /^\d{4}-\d\d-\d\d$/.test(version) && version >= CODES_SINCE) {
    return reply.header(VERSION_HEADER, CODES_SINCE).send({ code, message, ...details })
  }
  return reply.send({ code: status, error_code: code, msg: message, ...details })
}

function toAuthError(error: FastifyError): AuthError {
  if (error instanceof AuthError) return error
  const status = error.statusCode ?? 500
  if (status === 413) return new AuthError(413, 'request_entity_too_large', 'The request is too large.')
  if (status >= 400 && status < 500) {
    return new AuthError(400, 'bad_json', 'The request could not be read. Send its body as JSON.')
  }
  return new AuthError(500, 'unexpected_failure', 'Something went wrong on our side. Try again in a moment.')
}
