import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AuthError, invalid } from './auth-error.ts'
import { checkTexts } from './check-texts.ts'

/**
 * Parses JSON bodies and forms. An announced but empty body counts as no body, because the client sends such requests.
 * Every text of a body or query is checked before a route sees it, even if no route reads that text.
 */
export function readBodies(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query }) => {
    checkTexts(body)
    checkTexts(query)
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, body.toString(), done)
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())))
  })
}

/**
 * Parses the request body with a schema. A null value counts as missing, because the client sends null. Unknown members
 * are dropped.
 *
 * @throws {AuthError} `bad_json`, `validation_failed`
 */
export function readBody<S extends z.ZodObject>(request: FastifyRequest, schema: S): z.output<S> {
  const body = request.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new AuthError(400, 'bad_json', 'Send the body as a JSON object.')
  }
  return check(
    schema,
    withoutEmpty(body, (value) => value === null || value === undefined),
  )
}

/**
 * Parses the query with a schema. An empty value counts as missing. If a parameter is repeated, its first value is
 * used.
 */
export function readQuery<S extends z.ZodObject>(request: FastifyRequest, schema: S): z.output<S> {
  const query = Object.entries(request.query as Record<string, unknown>).map(([name, value]) => {
    const first: unknown = Array.isArray(value) ? value[0] : value
    return [name, first]
  })
  return check(
    schema,
    withoutEmpty(Object.fromEntries(query) as object, (value) => value === ''),
  )
}

/**
 * Reads an id from the path.
 *
 * @throws {AuthError} 404 also for a malformed id, so that it looks like an unknown id.
 */
export function readId(request: FastifyRequest, name: string, code = 'validation_failed'): string {
  const id = (request.params as Record<string, string>)[name]
  if (z.guid().safeParse(id).success) return id!.toLowerCase()
  throw new AuthError(404, code, `${name} must be a UUID`)
}

function withoutEmpty(from: object, isEmpty: (value: unknown) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([, value]) => !isEmpty(value)))
}

function check<S extends z.ZodObject>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0]!
  throw invalid(path.length === 0 ? message : `${path.join('.')}: ${message}`)
}
