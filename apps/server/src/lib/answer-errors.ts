import type { ErrorBody } from '@dayreel/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isConnectionLost } from '#db/is-connection-lost.ts'
import { AppError } from './app-error.ts'
import { refuseInput } from './refuse-input.ts'

type AnswerOptions = {
  /** Called before a refused session is answered; what it throws is answered in its place. */
  onUnauthenticated?: (request: FastifyRequest) => Promise<void>
}

/** One place turns whatever was thrown into the body of the contract; what it does not know is logged whole and told briefly. */
export function answerErrors(app: FastifyInstance, { onUnauthenticated }: AnswerOptions = {}): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const known = toAppError(error, request)
    if (known.status >= 500) request.log.error({ err: error }, 'a request failed')
    if (known.code !== 'unauthenticated' || onUnauthenticated === undefined) return sendError(reply, known)
    try {
      await onUnauthenticated(request)
      return sendError(reply, known)
    } catch (instead) {
      return sendError(reply, toAppError(instead as FastifyError, request))
    }
  })
}

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  const { status, code, message, details, retryAfterSeconds } = error
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds))
  const body: ErrorBody = { message, code, ...(details === undefined ? {} : { details }) }
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}

/** JSON for a path that nothing answers. */
export function answerUnknownPath(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(reply, new AppError('not_found'))
}

/** As long as a restart of the database takes. */
const RETRY_AFTER_SECONDS = 2
const RETRY_WHEN_BUSY_SECONDS = 10
const BY_STATUS = { 400: 'malformed', 404: 'not_found', 413: 'too_large', 415: 'unsupported_type' } as const

function toAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  if (isConnectionLost(error))
    return new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error })
  // Of a signal of ours: the machine has more to do than it can, which is no fault of the request.
  if (error.name === 'TimeoutError')
    return new AppError('unavailable', { retryAfterSeconds: RETRY_WHEN_BUSY_SECONDS, cause: error })
  if (hasZodFastifySchemaValidationErrors(error)) return refuseInput(error, request)
  const status = error.statusCode ?? 500
  if (status in BY_STATUS) return new AppError(BY_STATUS[status as keyof typeof BY_STATUS], { cause: error })
  if (status >= 400 && status < 500) return new AppError('malformed', { cause: error })
  return new AppError('internal', { cause: error })
}
