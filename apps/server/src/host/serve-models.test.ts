import type { HostModels, HostReport, SiteConfig, TestedService } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { createPlanning } from '#compose/create-planning.ts'
import { createServices } from '#compose/create-services.ts'
import { costDays, engineSettings, modelCalls } from '#db/schema.ts'
import { StoredModel } from '#models/connected-model.ts'
import { openKey, sealKey } from '#models/engine-key.ts'
import { readModels } from '#models/read-models.ts'
import { resealKeys } from '#models/reseal-keys.ts'
import { serveRpc } from '#rpc/serve-rpc.ts'
import { createSealing } from '#secrets/sealing.ts'
import { bearer, createTestServices, type TestServices } from '#test/create-test-services.ts'
import { findLeaks } from '#test/find-leaks.ts'
import { GENERATE, videoCalls } from '#test/given-videos.ts'
import { startKeyRecorder } from '#test/key-recorder.ts'
import { workOff } from '#test/work-off.ts'
import { writeWordsOnly } from '#test/write-words-only.ts'
import { makeVideoHandler } from '#videos/make-video-handler.ts'

const KEY = `sk-of-the-site-${randomUUID()}`
const WRONG_KEY = `sk-wrong-${randomUUID()}`
const TERMS = { plans: ['free'], isReplaced: false, prices: { inputTokens: 1, outputTokens: 10 } }
const NO_RULES = { dayDollars: null, accountDayDollars: null, isOwnAllowed: false, mayReachPrivate: false }
/** These tests make more calls than a user may make. */
const NO_LIMITS = { count: async () => 0, take: async () => undefined }
const SUBJECT = { scriptSubject: 'Why honey never spoils' }

let running: TestServices
let model: Awaited<ReturnType<typeof startKeyRecorder>>
/** Two servers of one site. Each has its own services, and only the database connects them with the worker. */
let servers: { app: FastifyInstance; close: () => Promise<void> }[]
let worker: { close: () => Promise<void> }
const operator = randomUUID()

async function startServer(): Promise<(typeof servers)[number]> {
  const { config, log, auth } = running.services
  const databaseUrl = running.database.url
  const shared = await createServices({ config, databaseUrl, log })
  const { planning, close } = await createPlanning(shared.services, databaseUrl)
  const app = await createApp({ ...shared.services, ...planning, auth, limits: NO_LIMITS })
  return {
    app,
    async close() {
      await app.close()
      await close()
      await shared.close()
    },
  }
}

beforeAll(async () => {
  model = await startKeyRecorder(new Set([KEY]))
  running = await createTestServices({
    env: { CALLS_PER_MINUTE: '100000', FACTS: 'wikipedia', FACTS_CONTACT: 'host@example.com' },
    studio: { makeVideo: writeWordsOnly },
  })
  const { services, database } = running
  worker = await serveRpc({
    ...services,
    databaseUrl: database.url,
    methods: { ...services.planner, probe: services.probe },
  })
  servers = [await startServer(), await startServer()]
  await call(0, 'GET', '/api/users/profile') // On a local machine, the first user becomes the operator.
})
beforeEach(async () => {
  await call(0, 'DELETE', '/api/host/models/text')
  await call(0, 'PUT', '/api/host/models/rules', NO_RULES)
})
afterAll(async () => {
  await worker.close()
  for (const server of servers) await server.close()
  await running.close()
  await model.close()
})

const call = (
  server: 0 | 1,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  accountId = operator,
) => servers[server]!.app.inject({ method, url, headers: bearer(accountId), ...(payload && { payload }) })
const connect = (change: object = {}, server: 0 | 1 = 0) =>
  call(server, 'PUT', '/api/host/models/text', { ...model.given(KEY), ...TERMS, ...change })
const readModelsOf = async (server: 0 | 1) => (await call(server, 'GET', '/api/host/models')).json<HostModels>()
const enhance = (server: 0 | 1) => call(server, 'POST', '/api/projects/enhance-prompt', { prompt: 'a lighthouse' })

test('a wrong key is refused with the provider’s reason, and nothing is saved', async () => {
  const answer = await connect({ key: WRONG_KEY })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    code: 'unacceptable',
    message: 'The language model server answered 401 (invalid_api_key): the key was refused.',
  })
  expect((await readModelsOf(1)).text).toBeNull()
})

test('the right key works without a restart, on another server and on a worker that are already running', async () => {
  const caller = randomUUID()
  const estimate = () => call(1, 'POST', '/api/projects/estimate', { ...GENERATE, ...SUBJECT }, caller)
  expect((await estimate()).statusCode).toBe(422)
  const tested = await connect()
  expect([tested.statusCode, tested.json<TestedService>().isWorking]).toEqual([200, true])
  expect((await estimate()).statusCode).toBe(200)
  expect((await readModelsOf(1)).text).toEqual({
    ...model.given(null),
    key: undefined,
    ...TERMS,
    hasKey: true,
    keyEnding: KEY.slice(-4),
    savedAt: expect.any(String),
  })
  const report = (await call(1, 'GET', '/api/host')).json<HostReport>()
  expect(report.services[0]).toMatchObject({ by: 'openai-compatible/sandbox-model', canTest: true })
  expect((await enhance(1)).statusCode).toBe(200)

  const videos = videoCalls(servers[1]!.app, caller)
  const videoId = await videos.start(SUBJECT)
  await workOff(running.services, makeVideoHandler)
  const made = await videos.read(videoId)
  expect(made).toMatchObject({ status: 'succeeded' })
  expect(made.versions[0]!.writtenBy).toBe('openai-compatible/sandbox-model')
  const counted = await running.services.db.select().from(modelCalls).where(eq(modelCalls.videoId, videoId))
  expect(counted.length).toBeGreaterThan(0)
  for (const each of counted) expect(each).toMatchObject({ accountId: caller, isCounted: true })

  expect((await call(1, 'DELETE', '/api/host/models/text')).statusCode).toBe(200)
  expect((await readModelsOf(0)).text).toBeNull()
  expect((await estimate()).statusCode).toBe(422)
})

test('once a model is connected, the site names its plans and facts can be looked up', async () => {
  const read = async () => (await call(1, 'GET', '/config.json')).json<SiteConfig>()
  expect(await read()).toMatchObject({ modelPlans: [], facts: { isSandbox: false } })
  await connect()
  expect(await read()).toMatchObject({ modelPlans: ['free'], facts: { isSandbox: false } })
  expect(
    (await call(1, 'POST', '/api/projects/estimate', { ...GENERATE, ...SUBJECT, facts: 'wikipedia' })).statusCode,
  ).toBe(200)
})

test('a job keeps the model with which it started, and a job that starts later fails with a reason', async () => {
  await connect()
  const videos = videoCalls(servers[0]!.app, randomUUID())
  const [first, second] = [await videos.start(SUBJECT), await videos.start(SUBJECT)]
  const { services } = running
  let begun = 0
  const removing: typeof services = {
    ...services,
    studio: {
      ...services.studio,
      async makeVideo(...given) {
        begun += 1
        await call(1, 'DELETE', '/api/host/models/text')
        return services.studio.makeVideo(...given)
      },
    },
  }
  await workOff(removing, makeVideoHandler)
  expect(begun).toBe(2)
  const made = await Promise.all([first, second].map((id) => videos.read(id)))
  expect(made.map(({ status }) => status)).toEqual(['succeeded', 'failed'])
  expect(made[1]!.errorMessage).toMatch(/no longer connected\. Nothing was charged/u)
})

test('a key that is left out stays, but is never sent to another address', async () => {
  await connect()
  model.calls.length = 0
  expect((await connect({ key: null, plans: ['pro'] }, 1)).statusCode).toBe(200)
  expect(model.calls.at(-1)!.key).toBe(KEY)
  expect((await readModelsOf(0)).text).toMatchObject({ plans: ['pro'], keyEnding: KEY.slice(-4) })
  const elsewhere = await connect({ key: null, baseUrl: `${model.given(null).baseUrl}/` })
  expect([elsewhere.statusCode, elsewhere.json<{ message: string }>().message]).toEqual([
    422,
    'Enter the key again. A saved key is only used with the provider and address it was saved for.',
  ])
  expect((await connect({ key: null, provider: 'openai' })).statusCode).toBe(422)
})

test('a daily limit needs prices, and a lower limit counts on all servers at once', async () => {
  await connect({ prices: null })
  const rules = { ...NO_RULES, dayDollars: 5, accountDayDollars: 1 }
  expect((await call(0, 'PUT', '/api/host/models/rules', rules)).statusCode).toBe(422)
  await connect()
  expect((await call(0, 'PUT', '/api/host/models/rules', rules)).statusCode).toBe(200)
  expect((await connect({ prices: null })).statusCode).toBe(422)
  expect((await readModelsOf(1)).limits).toEqual({
    day: { dollars: 5, variable: null },
    accountDay: { dollars: 1, variable: null },
  })
  expect((await enhance(1)).statusCode).toBe(200)
  await call(0, 'PUT', '/api/host/models/rules', { ...rules, dayDollars: 0 })
  expect((await enhance(1)).json()).toMatchObject({ code: 'cost_limit_reached' })
  await running.services.db.delete(costDays)
})

test('environment variables take precedence over saved models', async () => {
  await connect()
  const { db, config } = running.services
  const text = {
    settings: { provider: 'openai' as const, model: 'gpt', key: KEY },
    name: 'openai/gpt',
    isReplaced: true,
    prices: null,
    plans: ['pro' as const],
  }
  const fixed = { ...config, models: { ...config.models, text, limitDayMicros: 7_000_000 } }
  expect((await readModels(db, fixed)).site?.name).toBe('openai/gpt')
  const app = await createApp({ ...running.services, config: fixed })
  const read = (await app.inject({ url: '/api/host/models', headers: bearer(operator) })).json<HostModels>()
  expect(read.environment).toEqual({ name: 'openai/gpt', variable: 'TEXT_PROVIDER' })
  expect(read.limits.day).toEqual({ dollars: 7, variable: 'COST_LIMIT_DAY' })
  await app.close()
})

test('only the operator reads or changes the models of the site', async () => {
  const other = randomUUID()
  expect((await call(0, 'GET', '/api/host/models', undefined, other)).statusCode).toBe(403)
  expect((await call(0, 'DELETE', '/api/host/models/text', undefined, other)).statusCode).toBe(403)
  expect((await call(0, 'PUT', '/api/host/models/rules', NO_RULES, other)).statusCode).toBe(403)
  expect((await call(0, 'PUT', '/api/host/models/text', { ...model.given(KEY), ...TERMS }, other)).statusCode).toBe(403)
})

test('a new master key seals saved keys again; after the loss of a master key, the operator has to enter the key again', async () => {
  await connect()
  const { db, sealing } = running.services
  const read = async () => {
    const [row] = await db.select().from(engineSettings)
    return { ...row!, settings: StoredModel.parse(row!.settings) }
  }
  const before = await read()
  expect(openKey(sealing, before)).toBe(KEY)
  const [old, fresh] = [randomBytes(32), randomBytes(32)]
  const sealedWithOld = sealKey(createSealing(old), before, KEY)
  await db.update(engineSettings).set({ sealedKey: sealedWithOld })
  expect(() => openKey(createSealing(fresh), { ...before, sealedKey: sealedWithOld })).toThrow('no longer configured')
  await resealKeys({ db, sealing: createSealing(fresh, [old]) }, new AbortController().signal)
  expect(openKey(createSealing(fresh), await read())).toBe(KEY)
  expect((await readModelsOf(0)).text).toMatchObject({ hasKey: true, keyEnding: null })
  expect((await call(1, 'POST', '/api/host/test-words')).json()).toMatchObject({
    isWorking: false,
    sentence: 'The saved key of the language model can’t be read. Enter it again.',
  })
})

test('no key is in plain text in the database, an export or a log', async () => {
  expect((await connect()).statusCode).toBe(200)
  expect((await connect({ key: WRONG_KEY })).statusCode).toBe(422)
  expect((await enhance(0)).statusCode).toBe(200)
  for (const url of ['/api/host', '/api/host/models', '/api/users/models']) {
    expect((await call(1, 'GET', url)).body).not.toContain(KEY)
  }
  expect(await findLeaks(running.services, [KEY, WRONG_KEY], running.logged.join('\n'))).toEqual([])
})
