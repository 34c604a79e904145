import { createSandboxSpeech, type SandboxSpeech } from '@dayreel/sandbox'
import type {
  HostReport,
  HostTranscription,
  OwnTranscription,
  RecordingConsent,
  TestedService,
} from '@dayreel/contract'
import { createStandInVoice } from '@dayreel/studio/testing'
import type { FastifyInstance } from 'fastify'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { accounts, engineSettings } from '#db/schema.ts'
import { bearer, createTestServices, type TestServices } from '#test/create-test-services.ts'

const KEY = `sk-of-the-transcripts-${randomUUID()}`
const SENTENCE = 'The old clock stopped at noon.'
const operator: string = randomUUID()
const voice = createStandInVoice()
let sandbox: SandboxSpeech
let running: TestServices
let app: FastifyInstance
beforeAll(async () => {
  sandbox = await createSandboxSpeech({ key: KEY, voice: voice.speak })
  running = await createTestServices({ env: { CALLS_PER_MINUTE: '100000' } })
  const [builtIn] = running.services.studio.narrators
  const request = { text: SENTENCE, language: 'en', voice: 'dr-voice-miles', pace: 1 }
  const spoken = await builtIn!.speak(request, new AbortController().signal)
  sandbox.transcription.learn(SENTENCE, { ...spoken, sampleRate: 48_000 })
  app = await createApp(running.services)
  await call('GET', '/api/users/profile') // On a local machine, the first user becomes the operator.
})
afterAll(async () => {
  await app.close()
  await running.close()
  await sandbox.close()
  await voice.close()
})

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object, accountId = operator) =>
  app.inject({ method, url, headers: bearer(accountId), ...(payload && { payload }) })
const given = (change: object = {}) => ({
  provider: 'openai-compatible',
  model: 'whisper-1',
  baseUrl: sandbox.transcription.baseUrl,
  key: KEY,
  ...change,
})
/** Creates an operator for each save, because an operator may save only ten times a minute. */
async function connect(change: object = {}) {
  const accountId = randomUUID()
  await call('GET', '/api/users/profile', undefined, accountId)
  await running.services.db.update(accounts).set({ isHost: true }).where(eq(accounts.id, accountId))
  const body = { plans: ['free'], dollarsPerMinute: 0.006, ...given(), ...change }
  return call('PUT', '/api/host/transcription', body, accountId)
}
const consentOf = async (accountId: string) =>
  (await call('GET', '/api/users/transcription/consent', undefined, accountId)).json<RecordingConsent>()

test('a server is tested with a spoken sentence and saved', async () => {
  const answer = await connect()
  expect(answer.json<TestedService>()).toMatchObject({
    isWorking: true,
    sentence: expect.stringMatching(/^openai-compatible\/whisper-1 answered in /u) as string,
    dollars: expect.closeTo(0.0002, 3) as number,
  })
  expect(sandbox.transcription.received).toMatchObject([{ model: 'whisper-1', language: 'en' }])
  const saved = (await call('GET', '/api/host/transcription')).json<HostTranscription>()
  expect(saved.environment).toBeNull()
  expect(saved.transcription).toMatchObject({ hasKey: true, keyEnding: KEY.slice(-4), dollarsPerMinute: 0.006 })
  const { services } = (await call('GET', '/api/host')).json<HostReport>()
  expect(services).toContainEqual(
    expect.objectContaining({ name: 'Transcription', by: 'openai-compatible/whisper-1', isBuiltIn: false }),
  )
})

test.each([
  ['a wrong key', { key: 'sk-wrong' }, 'the key was refused'],
  ['a model without times of words', { model: 'gpt-4o-transcribe' }, 'Perhaps the model can’t do it'],
  ['no address', { baseUrl: null, key: KEY }, 'The address of the server is missing.'],
])('%s is refused with the reason, and nothing changes', async (_what, change, words) => {
  const refused = await connect(change)
  expect(refused.statusCode).toBe(422)
  expect(refused.json<{ message: string }>().message).toContain(words)
  const saved = (await call('GET', '/api/host/transcription')).json<HostTranscription>()
  expect(saved.transcription).toMatchObject({ model: 'whisper-1' })
})

test('a server without word timestamps is rejected', async () => {
  sandbox.transcription.faults.add('no-times')
  expect((await connect()).json<{ message: string }>().message).toContain('no times of words')
})

test('a key that is left out stays, but is not sent to another address', async () => {
  expect((await connect({ key: null })).statusCode).toBe(200)
  const moved = await connect({ key: null, baseUrl: `${sandbox.address}/elsewhere` })
  expect(moved.json()).toMatchObject({ details: { field: 'key' } })
})

test('consent is requested for each server, and an answer for another server is refused', async () => {
  const ada: string = randomUUID()
  const consent = await consentOf(ada)
  expect(consent).toMatchObject({
    isGiven: null,
    service: { name: 'the transcription server of this site', isOwn: false },
  })
  const answer = (serviceId: string, isGiven: boolean) =>
    call('PUT', '/api/users/transcription/consent', { serviceId, isGiven }, ada)
  expect((await answer('another', true)).statusCode).toBe(409)
  expect((await answer(consent.service!.id, true)).json()).toMatchObject({ isGiven: true })
  expect((await answer(consent.service!.id, false)).json()).toMatchObject({ isGiven: false })
  expect((await consentOf(randomUUID())).isGiven).toBeNull()
  await connect({ baseUrl: `${sandbox.transcription.baseUrl}/` })
  expect((await consentOf(ada)).isGiven).toBeNull() // The address has changed.
  await connect()
  expect((await consentOf(ada)).isGiven).toBe(false)
})

test('only accounts on the chosen plans can use the server', async () => {
  await connect({ plans: ['premium'] })
  expect(await consentOf(randomUUID())).toEqual({ service: null, isGiven: null })
  expect((await consentOf(operator)).service).not.toBeNull()
  await connect()
})

test('an account’s own server needs the operator’s permission, and takes precedence for that account', async () => {
  const [ada, ben] = [randomUUID(), randomUUID()]
  expect((await call('PUT', '/api/users/transcription', given(), ada)).statusCode).toBe(403)
  const rules = { dayDollars: null, accountDayDollars: null, isOwnAllowed: true, mayReachPrivate: true }
  expect((await call('PUT', '/api/host/models/rules', rules)).statusCode).toBe(200)
  expect((await call('PUT', '/api/users/transcription', given(), ada)).statusCode).toBe(200)
  const saved = (await call('GET', '/api/users/transcription', undefined, ada)).json<OwnTranscription>()
  expect(saved.transcription).toMatchObject({ provider: 'openai-compatible', hasKey: true })
  expect((await consentOf(ada)).service).toMatchObject({ name: 'your transcription server', isOwn: true })
  expect((await consentOf(ben)).service).toMatchObject({ isOwn: false })
  await call('DELETE', '/api/users/transcription', undefined, ada)
  expect((await consentOf(ada)).service).toMatchObject({ isOwn: false })
})

test('without a price, no cost limit can be set, and with a limit a price is needed', async () => {
  await connect({ dollarsPerMinute: null })
  const limit = { dayDollars: 5, accountDayDollars: null, isOwnAllowed: true, mayReachPrivate: true }
  expect((await call('PUT', '/api/host/models/rules', limit)).statusCode).toBe(422)
  await connect()
  expect((await call('PUT', '/api/host/models/rules', limit)).statusCode).toBe(200)
  expect((await connect({ dollarsPerMinute: null })).json()).toMatchObject({ details: { field: 'dollarsPerMinute' } })
})

test('a removed server is not used, and no key is left in a row, an answer or a log line', async () => {
  const seen = [JSON.stringify(await running.services.db.select().from(engineSettings)), ...running.logged]
  expect(seen.filter((text) => text.includes(KEY))).toEqual([])
  expect((await call('DELETE', '/api/host/transcription')).json<HostTranscription>().transcription).toBeNull()
  expect(await consentOf(operator)).toEqual({ service: null, isGiven: null })
})
