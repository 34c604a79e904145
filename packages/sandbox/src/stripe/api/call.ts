import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StripeFault } from '../fault.ts'
import { parseForm, type Form } from '../forms.ts'
import type { Idempotency } from '../idempotency.ts'
import { listOf } from '../list-of.ts'
import { checkParameters, listIn, textIn, wholeIn, type Shapes } from '../parameters.ts'
import type { StripeObject, World } from '../world.ts'

type Call = { form: Form; params: Record<string, string> }
export type Calls = {
  get(path: string, shapes: Shapes, answer: (call: Call) => object): void
  post(path: string, shapes: Shapes, answer: (call: Call) => object): void
  delete(path: string, shapes: Shapes, answer: (call: Call) => object): void
}

const MAX_BODY = 1 << 20

/**
 * Registers API calls under `/v1`. Each call first checks the key, the API version, the content type, unknown
 * parameters and repeated requests. Bodies and queries are form-encoded with brackets.
 */
export function createCalls(
  app: FastifyInstance,
  options: { world: World; idempotency: Idempotency; secretKey: string },
): Calls {
  const { world, idempotency, secretKey } = options
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BODY },
    (_request, body, done) => done(null, body),
  )
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof StripeFault) return reply.code(error.status).send(error.body)
    const { statusCode } = error as { statusCode?: number }
    if (statusCode === 415)
      return reply
        .code(400)
        .send(new StripeFault(400, 'Invalid request: send a form (application/x-www-form-urlencoded).').body)
    const fault = new StripeFault(statusCode ?? 500, 'An unknown error occurred', { type: 'api_error' })
    return reply.code(fault.status).send(fault.body)
  })
  app.setNotFoundHandler(async (request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`
    return reply.code(404).send(new StripeFault(404, message).body)
  })

  function answerWith(shapes: Shapes, answer: (call: Call) => object, isWriting: boolean) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const id = world.newId('req', 14)
      reply.header('request-id', id)
      authorize(request, secretKey)
      if (request.headers['stripe-version'] === undefined) throw new StripeFault(400, 'Send the header Stripe-Version.')
      const body = isWriting ? ((request.body as string | undefined) ?? '') : request.url.split('?').slice(1).join('?')
      const form = parseForm(body)
      const expand = listIn<string>(form, 'expand')
      checkParameters(form, { expand: { each: 'text' }, ...shapes })
      const run = (): object =>
        expanded(world, answer({ form, params: request.params as Record<string, string> }), expand)
      if (!isWriting) return reply.send(run())
      const key = request.headers['idempotency-key'] as string | undefined
      const apiRequest = { id, idempotency_key: key ?? null }
      const {
        status,
        body: answered,
        isReplay,
      } = await idempotency.once(
        request.method === 'POST' ? key : undefined,
        { path: request.url, body },
        async () => ({ status: 200, body: structuredClone(world.during(apiRequest, run)) }),
      )
      if (key !== undefined) reply.header('idempotency-key', key)
      if (isReplay) reply.header('idempotent-replayed', 'true')
      return reply.code(status).send(answered)
    }
  }
  return {
    get: (path, shapes, answer) => void app.get(`/v1${path}`, answerWith(shapes, answer, false)),
    post: (path, shapes, answer) => void app.post(`/v1${path}`, answerWith(shapes, answer, true)),
    delete: (path, shapes, answer) => void app.delete(`/v1${path}`, answerWith(shapes, answer, true)),
  }
}

function authorize({ headers: { authorization = '' } }: FastifyRequest, secretKey: string): void {
  const key = /^Bearer (.+)$/i.exec(authorization)?.[1]
  if (key === undefined)
    throw new StripeFault(
      401,
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    )
  if (key !== secretKey) throw new StripeFault(401, `Invalid API Key provided: ${key.slice(0, 8)}****`)
}

/** Replaces ids with their objects, along paths such as `latest_invoice` or `data.customer`. */
function expanded(world: World, answer: object, paths: readonly string[]): object {
  if (paths.length === 0) return answer
  const copy = structuredClone(answer) as Record<string, unknown>
  for (const path of paths) {
    if (path.split('.').length > 4)
      throw new StripeFault(400, `You cannot expand more than 4 levels: ${path}`, { param: 'expand' })
    expandAt(world, copy, path.split('.'))
  }
  return copy
}

function expandAt(world: World, at: Record<string, unknown>, [name = '', ...rest]: string[]): void {
  const value = at[name]
  if (Array.isArray(value)) {
    for (const each of value) expandAt(world, each as Record<string, unknown>, rest)
    return
  }
  if (typeof value === 'string') at[name] = structuredClone(world.anyOf(value)) ?? value
  else if (value === undefined) {
    const included = includedIn(world, at, name)
    if (included === undefined)
      throw new StripeFault(400, `This property cannot be expanded (${name}).`, { param: 'expand' })
    at[name] = included
  }
  if (rest.length > 0 && typeof at[name] === 'object' && at[name] !== null)
    expandAt(world, at[name] as Record<string, unknown>, rest)
}

/** Returns a list that answers contain only if the request expands it. */
function includedIn(world: World, at: Record<string, unknown>, name: string): object | undefined {
  const id = String(at['id'])
  if (at['object'] === 'invoice' && name === 'payments')
    return listOf(
      structuredClone(world.all('invoice_payment').filter((each) => each.invoice === id)),
      `/v1/invoice_payments`,
    )
  return undefined
}

/** The parameters that every list call accepts. */
export const PAGING = {
  limit: 'whole',
  starting_after: 'text',
} satisfies Shapes
const MOST = 100
const USUAL = 10

/** Returns one page of objects, newest first. */
export function page<Each extends StripeObject>(form: Form, objects: readonly Each[], url: string) {
  const limit = wholeIn(form, 'limit') ?? USUAL
  if (limit < 1 || limit > MOST) throw new StripeFault(400, 'limit must be between 1 and 100', { param: 'limit' })
  const newest = objects.toReversed()
  const after = textIn(form, 'starting_after')
  const place = newest.findIndex((each) => each.id === after)
  if (after !== null && place < 0)
    throw new StripeFault(400, `No such object: '${after}'`, { code: 'resource_missing', param: 'starting_after' })
  return listOf(newest.slice(place + 1, place + 1 + limit), url, newest.length > place + 1 + limit)
}

/**
 * Returns the objects whose fields equal the named parameters. Parameters that the request does not contain are
 * ignored.
 */
export function withEqual<Each extends object>(
  form: Form,
  objects: readonly Each[],
  names: readonly (keyof Each & string)[],
): Each[] {
  return objects.filter((each) => names.every((name) => form[name] === undefined || each[name] === form[name]))
}
