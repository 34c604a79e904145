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
 * Registers calls of the API under `/v1`: the key, the version, the kind of body, unknown parameters and repeats are looked at before any
 * of them. Bodies and queries are forms with brackets.
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
      const told = { id, idempotency_key: key ?? null }
      const {
        status,
        body: answered,
        isReplay,
      } = await idempotency.once(
        request.method === 'POST' ? key : undefined,
        { path: request.url, body },
        async () => ({ status: 200, body: structuredClone(world.during(told, run)) }),
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
  const bearer = /^Bearer (.+)$/i.exec(authorization)?.[1]
  const basic = /^Basic (.+)$/i.exec(authorization)?.[1]
  const key = bearer ?? (basic === undefined ? undefined : Buffer.from(basic, 'base64').toString().split(':')[0])
  if (key === undefined)
    throw new StripeFault(
      401,
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    )
  if (key !== secretKey) throw new StripeFault(401, `Invalid API Key provided: ${key.slice(0, 8)}****`)
}

/** Puts objects in the place of their ids, along paths such as `latest_invoice` or `data.customer`. */
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

/** Lists that only come when they are asked for. */
function includedIn(world: World, at: Record<string, unknown>, name: string): object | undefined {
  const id = String(at['id'])
  if (at['object'] === 'checkout.session' && name === 'line_items')
    return listOf(structuredClone(world.notes.sessions[id]!.items), `/v1/checkout/sessions/${id}/line_items`)
  if (at['object'] === 'invoice' && name === 'payments')
    return listOf(
      structuredClone(world.all('invoice_payment').filter((each) => each.invoice === id)),
      `/v1/invoice_payments`,
    )
  if (at['object'] === 'customer' && name === 'subscriptions')
    return listOf(
      structuredClone(world.all('subscription').filter((each) => each.customer === id)),
      `/v1/subscriptions`,
    )
  return undefined
}

/** What every list takes. */
export const PAGING = {
  limit: 'whole',
  starting_after: 'text',
  ending_before: 'text',
  created: { gt: 'whole', gte: 'whole', lt: 'whole', lte: 'whole' },
} satisfies Shapes
const MOST = 100
const USUAL = 10

/** A page of objects, newest first. */
export function page<Each extends StripeObject>(form: Form, objects: readonly Each[], url: string) {
  const limit = wholeIn(form, 'limit') ?? USUAL
  if (limit < 1 || limit > MOST) throw new StripeFault(400, 'limit must be between 1 and 100', { param: 'limit' })
  const created = (form['created'] ?? {}) as Form
  const bound = (name: string, none: number): number => wholeIn(created, name) ?? none
  const newest = objects
    .toReversed()
    .filter(({ created: at }) => at > bound('gt', -Infinity) && at >= bound('gte', -Infinity))
    .filter(({ created: at }) => at < bound('lt', Infinity) && at <= bound('lte', Infinity))
  const after = textIn(form, 'starting_after')
  const before = textIn(form, 'ending_before')
  const placeOf = (id: string, param: string): number => {
    const place = newest.findIndex((each) => each.id === id)
    if (place < 0) throw new StripeFault(400, `No such object: '${id}'`, { code: 'resource_missing', param })
    return place
  }
  if (before !== null) {
    const end = placeOf(before, 'ending_before')
    const start = Math.max(0, end - limit)
    return listOf(newest.slice(start, end), url, start > 0)
  }
  const start = after === null ? 0 : placeOf(after, 'starting_after') + 1
  return listOf(newest.slice(start, start + limit), url, newest.length > start + limit)
}
