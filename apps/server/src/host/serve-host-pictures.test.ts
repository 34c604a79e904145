import { createSandboxPhotos, createSandboxPictures, type SandboxPhotos, type SandboxPictures } from '@dayreel/sandbox'
import type { HostPictures, HostReport, PictureSources, TestedService } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { accounts, engineSettings } from '#db/schema.ts'
import { readPhotos } from '#models/connected-photos.ts'
import { bearer, createTestServices, emailOf, type TestServices } from '#test/create-test-services.ts'

let operator: string
let sandbox: SandboxPhotos
let models: SandboxPictures
let running: TestServices
let app: FastifyInstance
beforeAll(async () => {
  sandbox = await createSandboxPhotos()
  models = await createSandboxPictures()
  running = await createTestServices({ env: { PHOTOS_URL: sandbox.address, CALLS_PER_MINUTE: '100000' } })
  app = await createApp(running.services)
})
beforeEach(async () => {
  sandbox.received.length = 0
  sandbox.faults.clear()
  const { db } = running.services
  await db.delete(engineSettings)
  // The calls of one account are limited, so each test has an operator of its own.
  operator = randomUUID()
  await call('GET', '/api/users/profile')
  await db.update(accounts).set({ isHost: true }).where(eq(accounts.id, operator))
})
afterAll(async () => {
  await app.close()
  await running.close()
  await sandbox.close()
  await models.close()
})

const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object, accountId = operator) =>
  app.inject({ method, url, headers: bearer(accountId), ...(payload && { payload }) })
const connect = (source: string, given: { key?: string; contact?: string }, accountId?: string) =>
  call('PUT', `/api/host/pictures/photos/${source}`, { key: null, contact: null, ...given }, accountId)
const offered = async () =>
  (await call('GET', '/api/users/picture-sources', undefined, randomUUID())).json<PictureSources>().sources
const stateOf = async (source: string) =>
  (await call('GET', '/api/host/pictures')).json<HostPictures>().photos.find((each) => each.source === source)

test('one click switches free photographs on for all accounts, with the suggested contact', async () => {
  const { suggestedContact, photos } = (await call('GET', '/api/host/pictures')).json<HostPictures>()
  expect(suggestedContact).toBe(emailOf(operator))
  expect(photos.map(({ isOn }) => isOn)).toEqual([false, false, false])
  expect(await offered()).toEqual([])
  const answer = await connect('free-photos', { contact: suggestedContact! })
  expect(answer.json<TestedService>().sentence).toMatch(/^Free photographs answered in \d/u)
  expect(sandbox.received[0]!.userAgent).toContain(emailOf(operator))
  expect(await offered()).toEqual([{ id: 'free-photos', isSandbox: true, name: null, dollarsPerPicture: null }])
  const { services } = (await call('GET', '/api/host')).json<HostReport>()
  expect(services.find(({ name }) => name === 'Pictures')).toMatchObject({
    by: 'Built-in illustrator and Free photographs',
    isBuiltIn: false,
  })
  await call('DELETE', '/api/host/pictures/photos/free-photos')
  expect(await offered()).toEqual([])
})

test('free photographs need a contact', async () => {
  for (const contact of ['', 'nobody', 'a (b) c@example.com']) {
    const refused = await connect('free-photos', { contact })
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { details: { field: 'contact' } }])
  }
  expect(sandbox.received).toEqual([])
})

test.each(['pexels', 'pixabay'])('%s is tested with its key, which is never sent back', async (source) => {
  const refused = await connect(source, {})
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { details: { field: 'key' } }])
  const wrong = await connect(source, { key: 'wrong-key-of-photos' })
  expect([wrong.statusCode, wrong.json<{ message: string }>().message]).toEqual([
    422,
    expect.stringMatching(/refused the key/u),
  ])
  expect(await offered()).toEqual([])
  await connect(source, { key: sandbox.key })
  const ids = [source, `${source}-videos`]
  expect(await offered()).toEqual(ids.map((id) => ({ id, isSandbox: true, name: null, dollarsPerPicture: null })))
  expect(await stateOf(source)).toMatchObject({ isOn: true, variable: null, keyEnding: sandbox.key.slice(-4) })
  const [row] = await running.services.db.select().from(engineSettings)
  const stored = JSON.stringify([row, running.logged, (await call('GET', '/api/host/pictures')).json()])
  expect(stored).not.toContain(sandbox.key)
  const { services } = running
  const [connected] = await readPhotos(services.db, services.config)
  expect(connected!.open(services.sealing)).toMatchObject({ service: source, key: sandbox.key })
  expect((await connect(source, {})).statusCode).toBe(200)
})

test.each([
  ['a limit', { kind: 'answer', status: 429 } as const, /allows no more searches/u],
  ['an outage', { kind: 'answer', status: 500 } as const, /did not answer/u],
  ['a lost connection', { kind: 'drop' } as const, /did not answer/u],
])('%s of the source is reported, and nothing is saved', async (_, fault, sentence) => {
  sandbox.faults.add({ match: { route: 'pexels' }, ...fault })
  const refused = await connect('pexels', { key: sandbox.key })
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    422,
    expect.stringMatching(sentence),
  ])
  expect(await offered()).toEqual([])
})

test('the environment takes precedence, and the page cannot switch it off', async () => {
  const env = { PEXELS_API_KEY: sandbox.key, PHOTOS_URL: sandbox.address }
  const site = await createTestServices({ env })
  const { services } = site
  expect((await readPhotos(services.db, services.config)).map(({ service }) => service)).toEqual(['pexels'])
  await site.close()
})

test('only the operator may see or change the sources', async () => {
  const answers = [
    await call('GET', '/api/host/pictures', undefined, randomUUID()),
    await connect('pexels', { key: sandbox.key }, randomUUID()),
    await call('DELETE', '/api/host/pictures/photos/pexels', undefined, randomUUID()),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
})

test.each(['openai', 'openai-compatible', 'automatic1111', 'leonardo'] as const)(
  'an image model of %s is tested without making a picture, and offered at once',
  async (provider) => {
    const given = {
      provider,
      model: 'a-model',
      baseUrl: models.baseUrls[provider],
      key: models.key,
      plans: ['free'],
      dollarsPerPicture: 0.04,
    }
    const save = (changes: object = {}) => call('PUT', '/api/host/pictures/model', { ...given, ...changes })
    const wrong = await save({ key: 'a-wrong-key-of-pictures' })
    expect([wrong.statusCode, wrong.json<{ message: string }>().message]).toEqual([
      422,
      expect.stringMatching(/the key was refused/u),
    ])
    const saved = await save()
    expect(saved.json<TestedService>()).toMatchObject({ isWorking: true, dollars: 0 })
    expect(models.received).toEqual([])
    expect(await offered()).toEqual([
      { id: 'image-model', isSandbox: false, name: `${provider}/a-model`, dollarsPerPicture: 0.04 },
    ])
    const { model } = (await call('GET', '/api/host/pictures')).json<HostPictures>()
    expect(model).toMatchObject({ provider, hasKey: true, keyEnding: models.key!.slice(-4), dollarsPerPicture: 0.04 })
    await save({ plans: ['pro'] })
    expect(await offered()).toEqual([])
    await call('DELETE', '/api/host/pictures/model')
    expect((await call('GET', '/api/host/pictures')).json<HostPictures>().model).toBeNull()
    expect(running.logged.join('\n')).not.toContain(models.key)
  },
)
