import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuth } from '#identity/create-auth.ts'
import { bearer, createTestServices, type TestServices } from '#test/create-test-services.ts'
import { faultOf, inTime } from '#test/fault-of.ts'
import { HOSTILE_INPUTS, type HostileInput } from '#test/hostile-inputs.ts'
import { MEANT } from '#test/meant-calls.ts'
import { createApp } from './app.ts'
import { startStripeStandIn } from '#processes/start-stripe-stand-in.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Operation = {
  method: Method
  path: string
  responses: Record<string, unknown>
  hasBody: boolean
  needsAccount: boolean
}

let running: TestServices
let app: FastifyInstance
let standIn: Awaited<ReturnType<typeof startStripeStandIn>>
const routes: { method: Method; path: string }[] = []
let operations: Operation[] = []

beforeAll(async () => {
  const enough = { CALLS_PER_MINUTE: '100000', CALLS_PER_MINUTE_AND_ADDRESS: '100000', LOG_LEVEL: 'error' }
  standIn = await startStripeStandIn({ siteUrl: 'http://127.0.0.1:9' })
  running = await createTestServices({ env: { ...standIn.env, ...enough } })
  const { services, database } = running
  // The app has all routes of the server and a fake sign-in, so that hostile bodies reach the handlers.
  const { authService } = createAuth({ ...services, pool: database.pool })
  app = await createApp(
    { ...services, ...(authService ? { authService } : {}) },
    {
      onRoute: ({ method, url }) => {
        for (const one of [method].flat())
          if (!['HEAD', 'OPTIONS'].includes(one)) routes.push({ method: one as Method, path: url })
      },
    },
  )
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json<{
    paths: Record<
      string,
      Record<string, { responses: Record<string, unknown>; requestBody?: object; security?: object[] }>
    >
  }>()
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses, requestBody, security }]) => ({
      method: method.toUpperCase() as Method,
      path,
      responses,
      hasBody: requestBody !== undefined,
      needsAccount: (security ?? []).length > 0,
    })),
  )
})
afterAll(async () => {
  await app.close()
  await running.close()
  await standIn.close()
})

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

function call(operation: Operation, change: Partial<InjectOptions> = {}, accountId: string = randomUUID()) {
  const { body, params = {}, query } = MEANT[nameOf(operation)]!
  return app.inject({
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? randomUUID()),
    ...(query && { query }),
    headers: bearer(accountId),
    ...(body ? { payload: body(accountId) } : {}),
    ...change,
  })
}

describe('the OpenAPI document', () => {
  test('describes every call, and this test sends each of them', () => {
    const described = operations.map(nameOf).sort()
    expect(described).toEqual(Object.keys(MEANT).sort())
    const api = routes.filter(({ path }) => path.startsWith('/api/') && !/^\/api\/(docs|openapi\.json)$/.test(path))
    expect(api.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort()).toEqual(described)
  })

  test('documents the responses to a valid, an invalid and an unauthenticated request of each call', async () => {
    const seen: string[] = []
    for (const operation of operations) {
      const answers = [await call(operation)]
      const { statusCode } = answers[0]!
      const { answers: meant } = MEANT[nameOf(operation)]!
      const isAsMeant = meant === undefined ? statusCode < 300 : statusCode === meant
      expect([nameOf(operation), statusCode, isAsMeant]).toEqual([nameOf(operation), statusCode, true])
      if (operation.needsAccount) answers.push(await call(operation, { headers: {} }))
      if (operation.hasBody) {
        answers.push(await call(operation, { payload: {} }))
        answers.push(
          await call(operation, { payload: '<x/>', headers: { ...bearer(randomUUID()), 'content-type': 'text/xml' } }),
        )
        answers.push(await call(operation, { payload: { name: 'x'.repeat(2 ** 21) } }))
      }
      for (const { statusCode } of answers) {
        const isDocumented = Object.keys(operation.responses).includes(String(statusCode))
        expect([nameOf(operation), statusCode, isDocumented]).toEqual([nameOf(operation), statusCode, true])
        seen.push(`${nameOf(operation)} ${statusCode}`)
      }
    }
    expect(seen.filter((one) => one.endsWith(' 401')).length).toBeGreaterThanOrEqual(7)
  })

  test('can be read as a page', async () => {
    const { body, headers } = await app.inject({ url: '/api/docs' })
    for (const { path } of operations) expect(body).toContain(path)
    expect(body).not.toMatch(/<script/)
    expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-")
  })
})

describe('hostile inputs', () => {
  test('are many', () => {
    expect(HOSTILE_INPUTS.length).toBeGreaterThanOrEqual(25)
    expect(routes.length).toBeGreaterThanOrEqual(40)
  })

  test.each(HOSTILE_INPUTS)(
    '$name: every route responds soon, without a server error, and explains a rejection',
    async (input) => {
      const faults: string[] = []
      for (const route of routes) {
        const fault = faultOf(await inTime(send(route, input)))
        if (fault !== undefined) faults.push(`${nameOf(route)}: ${fault}`)
      }
      expect(faults).toEqual([])
    },
  )
})

function send({ method, path }: { method: Method; path: string }, { body, headers, query, segment }: HostileInput) {
  const filled = path.replace(/:\w+|\*/g, segment ?? randomUUID())
  const address = segment !== undefined && filled === path ? `${filled}/${segment}` : filled
  const hasBody = body !== undefined && method !== 'GET'
  return app.inject({
    method,
    url: query === undefined ? address : `${address}?${query}`,
    headers: { ...bearer(randomUUID()), ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(hasBody ? { payload: body } : {}),
  })
}
