import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuth } from '#auth/create-auth.ts'
import { bearer, createTestServices, emailOf, type TestServices } from '#test/create-test-services.ts'
import { GENERATE, STORYBOARD } from '#test/given-videos.ts'
import { HOSTILE_INPUTS, type HostileInput } from '#test/hostile-inputs.ts'
import { createApp } from './app.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Operation = {
  method: Method
  path: string
  responses: Record<string, unknown>
  hasBody: boolean
  needsAccount: boolean
}

type Meant = {
  body?: (accountId: string) => object
  params?: Record<string, string>
  /** What it answers for ids that nobody has; any success unless told. */
  answers?: number
}

/** How each call is made as it is meant: its body, where it has one, and its parameters. A call that is missing here fails. */
const MEANT: Record<string, Meant> = {
  'GET /api/users/profile': {},
  'PUT /api/users/profile': { body: () => ({ name: 'Ada', company: 'Engines' }) },
  'GET /api/users/credits': {},
  'GET /api/users/allowance': {},
  'GET /api/users/sessions': {},
  'DELETE /api/users/sessions': {},
  'POST /api/users/export': {},
  'POST /api/projects/generate-from-script': { body: () => GENERATE },
  'POST /api/projects/estimate': { body: () => GENERATE },
  'POST /api/projects/enhance-prompt': { body: () => ({ prompt: 'a lighthouse' }) },
  'GET /api/elevenlabs/voices': {},
  'GET /api/videos': {},
  'GET /api/videos/{id}': { answers: 404 },
  'PATCH /api/videos/{id}': { body: () => ({ title: 'Mine' }), answers: 404 },
  'DELETE /api/videos/{id}': { answers: 404 },
  'POST /api/videos/{id}/cancel': { answers: 404 },
  'POST /api/videos/{id}/make-again': { answers: 404 },
  'GET /api/videos/{id}/storyboard': { answers: 404 },
  'GET /api/videos/{id}/painted': { answers: 404 },
  'POST /api/videos/{id}/plan': { body: () => ({ storyboard: STORYBOARD }), answers: 404 },
  'POST /api/videos/{id}/versions': { body: () => ({ storyboard: STORYBOARD }), answers: 404 },
  'POST /api/videos/{id}/pictures': { answers: 404 },
  'POST /api/users/delete-account': { body: (accountId) => ({ email: emailOf(accountId) }) },
}
const ANSWER_TIMEOUT_MS = 5_000

let running: TestServices
let app: FastifyInstance
const routes: { method: Method; path: string }[] = []
let operations: Operation[] = []

beforeAll(async () => {
  const enough = { CALLS_PER_MINUTE: '100000', CALLS_PER_MINUTE_AND_ADDRESS: '100000', LOG_LEVEL: 'error' }
  running = await createTestServices({ env: enough })
  const { services, database } = running
  // Its routes too; who is signed in is played, so that hostile bodies reach the handlers.
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
})

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

function call(operation: Operation, change: Partial<InjectOptions> = {}, accountId: string = randomUUID()) {
  const { body, params = {} } = MEANT[nameOf(operation)]!
  return app.inject({
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? randomUUID()),
    headers: bearer(accountId),
    ...(body ? { payload: body(accountId) } : {}),
    ...change,
  })
}

describe('the OpenAPI document', () => {
  test('describes every call, and each is tried here', () => {
    const described = operations.map(nameOf).sort()
    expect(described).toEqual(Object.keys(MEANT).sort())
    const api = routes.filter(({ path }) => path.startsWith('/api/') && !/^\/api\/(docs|openapi\.json)$/.test(path))
    expect(api.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort()).toEqual(described)
  })

  test('documents what each call answers when it is made as meant, badly, and by nobody', async () => {
    const seen: string[] = []
    for (const operation of operations) {
      const answers = [await call(operation)]
      const { statusCode } = answers[0]!
      const isAsMeant = statusCode === (MEANT[nameOf(operation)]!.answers ?? statusCode) && statusCode < 500
      const succeeded = MEANT[nameOf(operation)]!.answers !== undefined || statusCode < 300
      expect([nameOf(operation), statusCode, isAsMeant && succeeded]).toEqual([nameOf(operation), statusCode, true])
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
    expect(HOSTILE_INPUTS.length).toBeGreaterThanOrEqual(30)
    expect(routes.length).toBeGreaterThanOrEqual(40)
  })

  test.each(HOSTILE_INPUTS)(
    '$name: every route answers soon, without a fault of ours, and says why not',
    async (input) => {
      const faults: string[] = []
      for (const route of routes) {
        const answer = await Promise.race([send(route, input), late()])
        const fault = answer === 'late' ? 'no answer' : faultOf(answer)
        if (fault !== undefined) faults.push(`${nameOf(route)}: ${fault}`)
      }
      expect(faults).toEqual([])
    },
  )
})

/** What is wrong with an answer to nonsense. */
function faultOf({ statusCode, body }: { statusCode: number; body: string }): string | undefined {
  const told = `${statusCode} ${body.slice(0, 300)}`
  if (statusCode >= 500) return told
  if (statusCode >= 400 && !isExplained(body)) return `not explained: ${told}`
  if (/\bat .+:\d+:\d+|node_modules|select .+ from|postgres/i.test(body)) return `tells too much: ${told}`
  return undefined
}

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

/** In our shape, in GoTrue's, or on a page. */
function isExplained(body: string): boolean {
  if (body.startsWith('<!')) return true
  const { message, msg, error_description } = JSON.parse(body) as Record<string, unknown>
  return [message, msg, error_description].some((text) => typeof text === 'string' && text.length >= 8)
}

function late(): Promise<'late'> {
  return new Promise((resolve) => setTimeout(resolve, ANSWER_TIMEOUT_MS, 'late').unref())
}
