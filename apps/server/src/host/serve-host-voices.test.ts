import { createSandboxSpeech, type SandboxSpeech } from '@dayreel/sandbox'
import type { HostReport, HostVoices, OwnVoices, TestedService, Voice } from '@dayreel/contract'
import { createStandInVoice } from '@dayreel/studio/testing'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { engineSettings } from '#db/schema.ts'
import { readSiteVoices } from '#models/read-voices.ts'
import { bearer, createTestServices, type TestServices } from '#test/create-test-services.ts'

const KEY = `sk-of-the-voices-${randomUUID()}`
const operator: string = randomUUID()
const voice = createStandInVoice()
let sandbox: SandboxSpeech
let running: TestServices
let app: FastifyInstance
beforeAll(async () => {
  sandbox = await createSandboxSpeech({ key: KEY, voice: voice.speak })
  running = await createTestServices({ env: { CALLS_PER_MINUTE: '100000' } })
  app = await createApp(running.services)
  await call('GET', '/api/users/profile') // On a local machine, the first user becomes the operator.
})
afterAll(async () => {
  await app.close()
  await running.close()
  await sandbox.close()
  await voice.close()
})

const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object, accountId = operator) =>
  app.inject({ method, url, headers: bearer(accountId), ...(payload && { payload }) })
const given = (change: object = {}) => ({
  provider: 'elevenlabs',
  model: 'eleven_multilingual_v2',
  baseUrl: sandbox.baseUrls.elevenlabs,
  key: KEY,
  voices: [],
  instructions: '',
  ...change,
})
const connect = (change: object = {}) =>
  call('PUT', '/api/host/voices', { ...given(change), plans: ['free'], dollarsPerMillion: 15 })
const voicesOf = async (accountId: string) =>
  (await call('GET', '/api/elevenlabs/voices', undefined, accountId)).json<{ voices: Voice[] }>().voices
const ownNames = async (account: string) =>
  (await voicesOf(account)).filter(({ provider }) => provider?.endsWith('with your key')).length

test('a service is tested with one word, and its voices are offered at once', async () => {
  const answer = await connect()
  expect(answer.json<TestedService>().sentence).toMatch(
    /^elevenlabs\/eleven_multilingual_v2 answered in .+ has 3 voices/u,
  )
  expect(sandbox.received.map(({ text }) => text)).toEqual(['Ready.'])
  const [hana] = (await voicesOf(randomUUID())).filter(({ name }) => name.startsWith('Hana'))
  expect(hana).toMatchObject({ provider: 'ElevenLabs', languages: ['ja', 'en'], gender: 'female', age: 'young' })
  const saved = (await call('GET', '/api/host/voices')).json<HostVoices>().speech
  expect(saved).toMatchObject({ hasKey: true, keyEnding: KEY.slice(-4), dollarsPerMillion: 15 })
  expect(saved!.voiceNames).toHaveLength(3)
  expect((await call('GET', '/api/host')).json<HostReport>().services[1]).toMatchObject({
    by: 'Built-in voices and elevenlabs/eleven_multilingual_v2',
    isBuiltIn: false,
  })
})

async function saveWith(dollars: object): Promise<HostVoices['speech']> {
  const body = { ...given(), plans: ['free'], dollarsPerMillion: 15, ...dollars }
  expect((await call('PUT', '/api/host/voices', body)).statusCode).toBe(200)
  return (await call('GET', '/api/host/voices')).json<HostVoices>().speech
}

test('the alignment price is saved beside the price of characters; its default is the price of the price list', async () => {
  const { db, config } = running.services
  const pricesNow = async () => (await readSiteVoices(db, config))?.prices
  expect(await saveWith({ dollarsPerAlignedMinute: 0.006 })).toMatchObject({ dollarsPerAlignedMinute: 0.006 })
  expect(await pricesNow()).toEqual({ characters: 15, seconds: 100 })
  expect(await saveWith({})).toMatchObject({ dollarsPerMillion: 15, dollarsPerAlignedMinute: null })
  expect(await pricesNow()).toEqual({ characters: 15, seconds: expect.closeTo(6_700 / 60) as number })
})

test('an alignment price without a price of characters is rejected', async () => {
  const body = { ...given(), plans: ['free'], dollarsPerMillion: null, dollarsPerAlignedMinute: 0.006 }
  const refused = await call('PUT', '/api/host/voices', body)
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({ details: { field: 'dollarsPerMillion' } })
})

test('a preview is made once for all accounts', async () => {
  const [before, voiceId] = [sandbox.received.length, 'elevenlabs/sandbox-gustav']
  const preview = (accountId: string) =>
    app.inject({
      method: 'POST',
      url: '/api/elevenlabs/voices/preview',
      headers: bearer(accountId),
      payload: { voice_id: voiceId },
    })
  const { preview_url: url } = (await preview(operator)).json<{ preview_url: string }>()
  const sound = await app.inject({ method: 'GET', url })
  expect(sound.headers['content-type']).toBe('audio/wav')
  expect(sound.rawPayload.length).toBeGreaterThan(48_000)
  expect((await preview(randomUUID())).statusCode).toBe(200)
  expect(sandbox.received.slice(before).map(({ text }) => text)).toEqual([
    'Hier ist, was dir niemand über diese Nacht erzählt hat.',
  ])
})

test('a key that is left out stays, but is not sent to another address', async () => {
  expect((await connect({ key: null })).statusCode).toBe(200)
  const moved = await connect({ key: null, baseUrl: `${sandbox.address}/elsewhere` })
  expect(moved.statusCode).toBe(422)
  expect(moved.json()).toMatchObject({ details: { field: 'key' } })
})

test('a wrong key is refused with the service’s reason, and nothing changes', async () => {
  const refused = await connect({ key: 'sk-wrong' })
  expect(refused.statusCode).toBe(422)
  expect(refused.json<{ message: string }>().message).toContain('the key was refused')
  expect((await voicesOf(operator)).length).toBe(11)
})

test('a server that lists no voices gets the voices that the operator enters', async () => {
  const openai = { provider: 'openai-compatible', model: 'tts-1', baseUrl: sandbox.baseUrls.openai }
  const unnamed = await connect(openai)
  expect(unnamed.json<{ message: string }>().message).toContain('Enter the names of the voices')
  expect((await connect({ ...openai, voices: ['nova', 'alloy'] })).statusCode).toBe(200)
  const hosted = (await voicesOf(operator)).filter(({ provider }) => provider !== undefined)
  expect(hosted.map(({ name, languages }) => [name, languages])).toEqual([
    ['Nova', 'any'],
    ['Alloy', 'any'],
  ])
})

test('an account’s own service needs the operator’s permission, and only that account sees it', async () => {
  const [ada, ben] = [randomUUID(), randomUUID()]
  expect((await call('PUT', '/api/users/voices', given(), ada)).statusCode).toBe(403)
  const rules = { dayDollars: null, accountDayDollars: null, isOwnAllowed: true, mayReachPrivate: true }
  expect((await call('PUT', '/api/host/models/rules', rules)).statusCode).toBe(200)
  expect((await call('PUT', '/api/users/voices', given(), ada)).statusCode).toBe(200)
  expect((await call('GET', '/api/users/voices', undefined, ada)).json<OwnVoices>().speech?.voiceNames).toHaveLength(3)
  expect([await ownNames(ada), await ownNames(ben)]).toEqual([3, 0])
  await call('DELETE', '/api/users/voices', undefined, ada)
  expect(await ownNames(ada)).toBe(0)
})

test('removed voices are no longer offered, and no key is left in a row, an answer or a log line', async () => {
  const seen = [JSON.stringify(await running.services.db.select().from(engineSettings)), ...running.logged]
  expect(seen.filter((text) => text.includes(KEY))).toEqual([])
  expect((await call('DELETE', '/api/host/voices')).json<HostVoices>().speech).toBeNull()
  expect(await voicesOf(operator)).toHaveLength(8)
})
