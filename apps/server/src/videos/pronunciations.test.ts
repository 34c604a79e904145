import { randomUUID } from 'node:crypto'
import type { ChangePlan, Storyboard, VoicePreferences } from '@dayreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { videoCalls } from '#test/given-videos.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'

const WORDS = '/api/users/voices/word'
const LIST = '/api/users/voices/pronunciations'
const SPELLED = { word: 'Nguyen', spelling: 'win' }

let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
let worker: { close: () => Promise<void> }
beforeAll(async () => {
  running = await createTestServices({ studio: { illustrators: [createPlainIllustrator()] } })
  app = await createApp(running.services)
  worker = await runJobs({ url: running.database.url, services: running.services, handlers: jobHandlers() })
})
afterAll(async () => {
  await worker.close()
  await app.close()
  await running.close()
})

test('a new entry has only the scenes with its word spoken again, and the captions keep the word', async () => {
  const { call, start, done } = videoCalls(app, randomUUID())
  const script = 'The harbour was dark. Only Nguyen saw the ship. He rang the bell.'
  const id = await start({ scriptSubject: script })
  expect(await done(id)).toMatchObject({ status: 'succeeded' })
  const read = async () => (await call('GET', `/api/videos/${id}/storyboard`)).json<{ storyboard: Storyboard }>()
  const { storyboard } = await read()
  expect(storyboard.pronunciations).toBeUndefined()
  const plan = async () => (await call('POST', `/api/videos/${id}/plan`, { storyboard })).json<ChangePlan>()
  expect((await plan()).isChanged).toBe(false)

  expect((await call('PUT', LIST, { pronunciations: [SPELLED, { word: 'nginx', spelling: 'x' }] })).statusCode).toBe(
    200,
  )
  const changed = await plan()
  expect(changed.isChanged).toBe(true)
  expect(changed.scenes).toEqual([
    {
      id: storyboard.scenes[1]!.id,
      speech: true,
      picture: false,
      speechReason: { why: 'pronunciation', scenes: [] },
    },
  ])
  expect((await call('POST', `/api/videos/${id}/versions`, { storyboard }, randomUUID())).statusCode).toBe(202)
  const video = await done(id)
  expect(video.versions[0]).toMatchObject({ number: 2, status: 'succeeded' })
  expect((await read()).storyboard.pronunciations).toEqual([SPELLED])
  const captions = (await app.inject(video.versions[0]!.vtt_url!)).body
  expect(captions).toContain('Nguyen')
  expect(captions).not.toContain(' win ')
})

test('a new video is spoken with the account’s list', async () => {
  const { call, start, done } = videoCalls(app, randomUUID())
  await call('PUT', LIST, { pronunciations: [SPELLED] })
  const id = await start({ scriptSubject: 'Only Nguyen saw the ship. He rang the bell.' })
  expect(await done(id)).toMatchObject({ status: 'succeeded' })
  const { storyboard } = (await call('GET', `/api/videos/${id}/storyboard`)).json<{ storyboard: Storyboard }>()
  expect(storyboard.pronunciations).toEqual([SPELLED])
})

test('says one word, with and without its spelling', async () => {
  const { call } = videoCalls(app, randomUUID())
  const say = async (spelling: string | null, language = 'en') =>
    call('POST', WORDS, { voice_id: 'dr-voice-ada', language, word: 'Nguyen', spelling })
  const plain = (await say(null)).json<{ sound: string }>().sound
  expect(Buffer.from(plain, 'base64').subarray(0, 4).toString()).toBe('RIFF')
  expect((await say('win')).json<{ sound: string }>().sound).not.toBe(plain)
  expect((await say(null, 'ja')).statusCode).toBe(502)
})

test('stores favourites and pronunciations apart, and only for their owner', async () => {
  const [own, other] = [videoCalls(app, randomUUID()), videoCalls(app, randomUUID())]
  const read = async ({ call }: typeof own) =>
    (await call('GET', '/api/users/voices/preferences')).json<VoicePreferences>()
  expect(await read(own)).toEqual({ favourites: [], pronunciations: [] })
  await own.call('PUT', '/api/users/voices/favourites', { favourites: ['dr-voice-ada'] })
  await own.call('PUT', LIST, { pronunciations: [SPELLED] })
  expect(await read(own)).toEqual({ favourites: ['dr-voice-ada'], pronunciations: [SPELLED] })
  expect(await read(other)).toEqual({ favourites: [], pronunciations: [] })
  const twice = await own.call('PUT', LIST, { pronunciations: [SPELLED, { ...SPELLED, word: 'NGUYEN' }] })
  expect([twice.statusCode, twice.json<{ message: string }>().message]).toEqual([
    422,
    expect.stringContaining('once') as string,
  ])
})
