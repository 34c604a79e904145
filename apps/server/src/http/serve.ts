import { COMMON_ERRORS, ERRORS, ErrorBody, type Endpoint, type ErrorCode } from '@dayreel/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { z } from 'zod'
import type { Account } from './account.ts'
import { AppError } from '#errors/app-error.ts'

type Parsed<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined

export type CallContext<E extends Endpoint> = {
  params: Parsed<E, 'params'>
  query: Parsed<E, 'query'>
  body: Parsed<E, 'body'>
  /** The caller's account. Only calls with `access: 'account'` have one. */
  account: E extends { access: 'account' } ? Account : undefined
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<E extends Endpoint> = E extends { status: 204 } ? void : z.input<E['answer']>

/**
 * Serves a call of the contract. Input is validated before the handler runs. The response is reduced to the contract's
 * shape. Calls that need an account get the caller's account.
 */
export function serve<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (context: CallContext<E>) => Promise<Answer<E>>,
  config: { isLong?: true } = {},
): void {
  const { status = 200, upload, form } = endpoint
  if (upload) {
    const { upload: _, ...rest } = endpoint
    // The route has its own scope, so that no other call accepts files as bodies.
    void app.register(async (scope) => {
      acceptFiles(scope, upload)
      serve(scope, rest as unknown as E, handler)
    })
    return
  }
  if (form) {
    const { form: _, ...rest } = endpoint
    void app.register(async (scope) => {
      acceptForms(scope)
      serve(scope, rest as unknown as E, handler, { isLong: true })
    })
    return
  }
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    schema: describe(endpoint),
    config: { ...config, access: endpoint.access, ...(endpoint.limit ? { limit: endpoint.limit } : {}) },
    handler: async (request, reply) => {
      const { params, query, body } = request
      const account = endpoint.access === 'account' ? request.account : undefined
      const answer = await handler({ params, query, body, account, request, reply } as CallContext<E>)
      const isOther = endpoint.orStatus !== undefined && reply.statusCode === endpoint.orStatus
      return reply.code(isOther ? reply.statusCode : status).send(status === 204 ? undefined : answer)
    },
  })
}

/** Makes the scope accept files. They arrive as a Buffer in `request.body`. */
function acceptFiles(scope: FastifyInstance, { types, maxBytes }: NonNullable<Endpoint['upload']>): void {
  scope.removeAllContentTypeParsers()
  const options = { parseAs: 'buffer' as const, bodyLimit: maxBytes }
  scope.addContentTypeParser([...types], options, (_request, body, done) => done(null, body))
  scope.addContentTypeParser('*', (_request, _body, done) => {
    done(new AppError('unsupported_type', { message: `Send a file of one of these types: ${types.join(', ')}.` }))
  })
}

/** Makes the scope accept forms. They arrive as a stream in `request.body`, which the handler reads. */
function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body))
  scope.addContentTypeParser('*', (_request, _body, done) => {
    done(new AppError('unsupported_type', { message: 'Send a form with a file.' }))
  })
}

function describe(endpoint: Endpoint): FastifySchema {
  const { params, query, body, answer, status = 200, orStatus, summary, tag, access } = endpoint
  return {
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    summary,
    tags: [tag],
    ...(access === 'account' ? { security: [{ session: [] }] } : {}),
    response: { [status]: answer, ...(orStatus ? { [orStatus]: answer } : {}), ...errorAnswers(endpoint) },
  }
}

/** Returns the error body for each status that a failing call may return. */
function errorAnswers({ access, params, query, body, errors = [] }: Endpoint): Record<number, typeof ErrorBody> {
  const codes: ErrorCode[] = [...COMMON_ERRORS, ...errors]
  if (access === 'account') codes.push('unauthenticated')
  if (params) codes.push('not_found')
  if (query || body) codes.push('unacceptable')
  if (body) codes.push('too_large', 'unsupported_type')
  return Object.fromEntries(codes.map((code) => [ERRORS[code].status, ErrorBody]))
}
