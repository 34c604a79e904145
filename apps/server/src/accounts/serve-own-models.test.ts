import type { OwnModels, SiteConfig } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { costDays, engineSettings, modelCalls } from '#db/schema.ts'
import { bearer, createTestServices, emailOf, type TestServices } from '#test/create-test-services.ts'
import { findLeaks } from '#test/find-leaks.ts'
import { videoCalls } from '#test/given-videos.ts'
import { startKeyRecorder } from '#test/key-recorder.ts'
import { readZip } from '#test/read-zip.ts'
import { workOff } from '#test/work-off.ts'
import { writeWordsOnly } from '#test/write-words-only.ts'
import { makeVideoHandler } from '#videos/make-video-handler.ts'

const keyOf = (owner: string): string => `sk-${owner}-${randomUUID()}`
const SITE_KEY = keyOf('site')
const KEYS = Array.from({ length: 8 }, (_, i) => keyOf(`account-${i}`))
const TERMS = { plans: ['free'], isReplaced: false, prices: { inputTokens: 1, outputTokens: 10 } }
const RULES = { dayDollars: null, accountDayDollars: null, isOwnAllowed: true, mayReachPrivate: true }
const OWN = 'own:openai-compatible/sandbox-model'
/** These tests make more calls than a user may make. */
const NO_LIMITS = { count: async () => 0, take: async () => undefined }

let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
let model: Awaited<ReturnType<typeof startKeyRecorder>>
const operator = randomUUID()

beforeAll(async () => {
  model = await startKeyRecorder(new Set([SITE_KEY, ...KEYS]))
  running = await createTestServices({ studio: { makeVideo: writeWordsOnly } })
  app = await createApp({ ...running.services, limits: NO_LIMITS })
  await call(operator, 'GET', '/api/users/profile') // On a local machine, the first user becomes the operator.
})
beforeEach(async () => {
  await call(operator, 'PUT', '/api/host/models/rules', RULES)
  model.calls.length = 0
})
afterAll(async () => {
  await app.close()
  await running.close()
  await model.close()
})

const call = (accountId: string, method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: bearer(accountId), ...(payload && { payload }) })
const connect = (accountId: string, key: string | null, change: object = {}) =>
  call(accountId, 'PUT', '/api/users/models/text', { ...model.given(key), ...change })
const disconnect = (accountId: string) => call(accountId, 'DELETE', '/api/users/models/text')
const read = async (accountId: string) => (await call(accountId, 'GET', '/api/users/models')).json<OwnModels>()
const isOffered = async () => (await app.inject('/config.json')).json<SiteConfig>().ownModels
const enhance = (accountId: string, prompt: string) =>
  call(accountId, 'POST', '/api/projects/enhance-prompt', { prompt })
const connectSite = () => call(operator, 'PUT', '/api/host/models/text', { ...model.given(SITE_KEY), ...TERMS })
const disconnectSite = () => call(operator, 'DELETE', '/api/host/models/text')

describe('an account connects its own model', () => {
  test('only if the operator allows it; if the operator forbids it later, the saved model is no longer used', async () => {
    const accountId = randomUUID()
    expect(await isOffered()).toBe(true)
    expect((await connect(accountId, KEYS[0]!)).statusCode).toBe(200)
    expect(await read(accountId)).toMatchObject({
      isAllowed: true,
      writer: OWN,
      text: { keyEnding: KEYS[0]!.slice(-4) },
    })
    await call(operator, 'PUT', '/api/host/models/rules', { ...RULES, isOwnAllowed: false })
    expect(await isOffered()).toBe(false)
    expect(await read(accountId)).toMatchObject({ isAllowed: false, writer: 'built-in', text: { hasKey: true } })
    expect((await connect(accountId, KEYS[0]!)).statusCode).toBe(403)
    expect((await disconnect(accountId)).json<OwnModels>().text).toBeNull()
  })

  test('rejects a wrong key with the provider’s reason', async () => {
    const answer = await connect(randomUUID(), 'sk-wrong')
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      422,
      'The language model server answered 401 (invalid_api_key): the key was refused.',
    ])
  })

  test.each([
    ['http://model.example/v1', /must begin with https/u],
    ['http://127.0.0.1:9/v1', /must begin with https/u],
    ['https://127.0.0.1:9/v1', /private network/u],
    ['https://[::ffff:127.0.0.1]:9/v1', /private network/u],
    ['https://localhost:9/v1', /private network/u],
    ['https://169.254.169.254/v1', /private network/u],
  ])('rejects %s unless the operator allows private addresses', async (baseUrl, said) => {
    await call(operator, 'PUT', '/api/host/models/rules', { ...RULES, mayReachPrivate: false })
    const answer = await connect(randomUUID(), KEYS[0]!, { baseUrl })
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([422, expect.stringMatching(said)])
  })

  test('writes its videos with its key, and the limits and costs of the site do not apply', async () => {
    const accountId = randomUUID()
    const { db } = running.services
    await connectSite()
    await call(operator, 'PUT', '/api/host/models/rules', { ...RULES, dayDollars: 0, accountDayDollars: 0 })
    expect((await enhance(accountId, 'a lighthouse')).json()).toMatchObject({ code: 'cost_limit_reached' })
    await connect(accountId, KEYS[1]!)
    model.calls.length = 0
    const videos = videoCalls(app, accountId)
    const id = await videos.start({ scriptSubject: 'Why honey never spoils' })
    await workOff(running.services, makeVideoHandler)
    const video = await videos.read(id)
    expect([video.status, video.versions[0]!.writtenBy]).toEqual(['succeeded', OWN])
    expect(new Set(model.calls.map(({ key }) => key))).toEqual(new Set([KEYS[1]]))
    expect(await db.$count(modelCalls, eq(modelCalls.accountId, accountId))).toBe(0)
    expect((await db.select().from(costDays)).every(({ micros }) => micros === 0)).toBe(true)

    // The site's model has the same name, but the video must be written by the account's own model.
    await disconnect(accountId)
    const again = await videos.call('POST', `/api/videos/${id}/make-again`, undefined, randomUUID())
    expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringMatching(/^openai-compatible\/sandbox-model with your key, which wrote this video/u),
    ])
    await disconnectSite()
  })

  test('fails a video with advice for the account if the model was disconnected in the meantime', async () => {
    const accountId = randomUUID()
    await connect(accountId, KEYS[2]!)
    const videos = videoCalls(app, accountId)
    const id = await videos.start({ scriptSubject: 'Why honey never spoils' })
    await running.services.db.delete(engineSettings).where(eq(engineSettings.accountId, accountId))
    await workOff(running.services, makeVideoHandler)
    expect((await videos.read(id)).errorMessage).toMatch(/no longer connected\. Nothing was charged/u)
  })
})

/** A small deterministic generator, so that a failing run can be repeated. */
function drawFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test.each([1, 2, 3])('never uses another account’s key (random actions, seed %i)', async (seed) => {
  const draw = drawFrom(seed)
  const accounts = KEYS.slice(3).map((key) => ({ id: randomUUID(), key, isConnected: false }))
  let isSite = false
  let isAllowed = true
  for (let round = 0; round < 25; round++) {
    const account = accounts[draw(accounts.length)]!
    const act = draw(8)
    if (act < 3) {
      await connect(account.id, account.key)
      account.isConnected ||= isAllowed
    } else if (act === 3) {
      await disconnect(account.id)
      account.isConnected = false
    } else if (act === 4) {
      isSite = !isSite
      await (isSite ? connectSite() : disconnectSite())
    } else if (act === 5) {
      isAllowed = !isAllowed
      await call(operator, 'PUT', '/api/host/models/rules', { ...RULES, isOwnAllowed: isAllowed })
    }
    model.calls.length = 0
    const marks = accounts.map(({ id }) => `lighthouse number ${id.slice(0, 8)}`)
    await Promise.all(accounts.map(({ id }, i) => enhance(id, marks[i]!)))
    accounts.forEach(({ key, isConnected }, i) => {
      const used = new Set(model.calls.filter(({ body }) => body.includes(marks[i]!)).map((each) => each.key))
      const expected = isAllowed && isConnected ? [key] : isSite ? [SITE_KEY] : []
      expect([...used], `round ${round}, account ${i}`).toEqual(expected)
    })
  }
  await disconnectSite()
})

test('a model whose row was moved to another account cannot be used', async () => {
  const [owner, thief] = [randomUUID(), randomUUID()]
  await connect(owner, KEYS[0]!)
  await call(thief, 'GET', '/api/users/profile')
  await running.services.db.update(engineSettings).set({ accountId: thief }).where(eq(engineSettings.accountId, owner))
  model.calls.length = 0
  expect((await enhance(thief, 'a lighthouse')).json()).toMatchObject({ code: 'model_failed' })
  expect(model.calls).toEqual([])
})

test('the export names the model without its key, and deleting the account deletes the model', async () => {
  const accountId = randomUUID()
  await connect(accountId, KEYS[0]!)
  const { db } = running.services
  const { url } = (await call(accountId, 'POST', '/api/users/export')).json<{ url: string }>()
  const zip = readZip((await app.inject({ url })).rawPayload)
  const exported = JSON.stringify(Object.fromEntries([...zip].map(([name, bytes]) => [name, String(bytes)])))
  expect(exported).toContain('sandbox-model')
  expect(exported).not.toContain(KEYS[0])
  expect(exported).not.toContain('sealedKey')
  const gone = await call(accountId, 'POST', '/api/users/delete-account', { email: emailOf(accountId) })
  expect(gone.statusCode).toBeLessThan(300)
  expect(await db.$count(engineSettings, eq(engineSettings.accountId, accountId))).toBe(0)
})

test('no key is in plain text in the database, an export or a log', async () => {
  expect(await findLeaks(running.services, [SITE_KEY, ...KEYS], running.logged.join('\n'))).toEqual([])
})
