import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, OAuthError } from './auth-error.ts'

/** The first version of the protocol in which `code` contains the error code as a word. */
const CODES_SINCE = '2024-01-01'
const VERSION_HEADER = 'x-supabase-api-version'

/**
 * Answers errors and unknown paths under this prefix in the protocol's format. Unexpected errors are logged in full.
 */
export function answerAuthErrors(app: FastifyInstance, context: Pick<AuthContext, 'findOutage'>): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof OAuthError) {
      return reply.code(400).send({ error: error.error, error_description: error.message })
    }
    return sendAuthError(request, reply, findAuthError(context, request, error) ?? toAuthError(error, request))
  })
  app.setNotFoundHandler((request, reply) =>
    sendAuthError(request, reply, new AuthError(404, 'not_found', 'Nothing exists at this address.')),
  )
}

/**
 * Returns the error for the caller, also for an outage. An outage gets only a short log line, because every request
 * fails in the same way.
 *
 * @returns undefined for an unexpected error.
 */
export function findAuthError(
  { findOutage }: Pick<AuthContext, 'findOutage'>,
  request: FastifyRequest,
  error: unknown,
): AuthError | undefined {
  if (error instanceof AuthError) {
    if (error.status >= 500) request.log.error({ err: error }, 'an auth request failed')
    return error
  }
  const outage = findOutage(error)
  if (outage === undefined) return undefined
  const { reason, message, retryAfterSeconds } = outage
  request.log.warn({ reason }, 'an auth request failed in an outage')
  return new AuthError(503, 'unexpected_failure', message, { retryAfterSeconds })
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

function toAuthError(error: FastifyError, request: FastifyRequest): AuthError {
  const status = error.statusCode ?? 500
  if (status === 413) return new AuthError(413, 'request_entity_too_large', 'The request is too large.')
  if (status >= 400 && status < 500) {
    return new AuthError(400, 'bad_json', 'The request couldn’t be read. Send its body as JSON.')
  }
  request.log.error({ err: error }, 'an auth request failed')
  return new AuthError(500, 'unexpected_failure', 'Something went wrong on our side. Try again in a moment.')
}
