import type { ErrorBody } from '@dayreel/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from '#errors/app-error.ts'
import { findOutage } from './find-outage.ts'
import { refuseInput } from './refuse-input.ts'

type AnswerOptions = {
  /** Called before a 401 is sent. If it throws an error, that error is sent instead. */
  onUnauthenticated?: (request: FastifyRequest) => Promise<void>
}

/**
 * Answers every error with the contract's error body. Unknown errors are logged in full and answered with a short
 * message.
 */
export function answerErrors(app: FastifyInstance, { onUnauthenticated }: AnswerOptions = {}): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const known = toAppError(error, request)
    // A rejection whose caller has left is not a failure, so it is not logged. An error with a cause is a failure.
    const isUnheard = error instanceof AppError && error.cause === undefined && reply.raw.destroyed
    if (known.status >= 500 && !isUnheard) logFailure(error, request)
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

/** Answers an unknown path with a JSON error. */
export function answerUnknownPath(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(reply, new AppError('not_found'))
}

const BY_STATUS = { 400: 'malformed', 404: 'not_found', 413: 'too_large', 415: 'unsupported_type' } as const

/** Logs a failed request. An outage fails all requests in the same way, so its log lines have no stack. */
function logFailure(error: FastifyError, request: FastifyRequest): void {
  const outage = error instanceof AppError ? undefined : findOutage(error)
  if (outage === undefined) request.log.error({ err: error }, 'a request failed')
  else request.log.warn({ reason: outage.reason }, 'a request failed in an outage')
}

function toAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  const outage = findOutage(error)
  if (outage !== undefined) return new AppError('unavailable', { ...outage, cause: error })
  if (hasZodFastifySchemaValidationErrors(error)) return refuseInput(error, request)
  const status = error.statusCode ?? 500
  if (status in BY_STATUS) return new AppError(BY_STATUS[status as keyof typeof BY_STATUS], { cause: error })
  if (status >= 400 && status < 500) return new AppError('malformed', { cause: error })
  return new AppError('internal', { cause: error })
}
