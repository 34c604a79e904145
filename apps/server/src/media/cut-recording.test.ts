import type { Media } from '@dayreel/contract'
import { createStandInVoice, toWav } from '@dayreel/studio/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { mediaCalls } from '#test/given-media.ts'

const TEXTS = [
  'The old lighthouse had been dark for a hundred years.',
  'One night, its lamp came on again and turned over the sea.',
  'Nobody knew who had climbed the stairs.',
]
const voice = createStandInVoice()
let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
let take: Buffer
beforeAll(async () => {
  running = await createTestServices()
  app = await createApp(running.services)
  const { samples } = await voice.speak(TEXTS.join(' '), { speed: 1, signal: new AbortController().signal })
  take = toWav(samples)
})
afterAll(async () => {
  await app.close()
  await running.close()
  await voice.close()
})

async function givenTake() {
  const calls = mediaCalls(app, randomUUID())
  const { id, seconds } = await calls.upload('recording', take, 'take.wav')
  const cut = (body: object = { texts: TEXTS, language: 'en' }) => calls.call('POST', `/api/media/${id}/cut`, body)
  return { ...calls, id, seconds: seconds!, cut }
}

test('a take becomes a recording for each scene, which together are as long as the take', async () => {
  const { cut, list, seconds } = await givenTake()
  const { recordings, isApproximate } = (await cut()).json<{ recordings: Media[]; isApproximate: boolean }>()
  expect(isApproximate).toBe(false)
  expect(recordings.map(({ name, kind, status }) => [name, kind, status])).toEqual(
    [1, 2, 3].map((number) => [`take.wav, scene ${number}`, 'recording', 'ready']),
  )
  expect(recordings.reduce((sum, part) => sum + part.seconds!, 0)).toBeCloseTo(seconds, 0)
  const { items, usedBytes } = await list()
  expect(items).toHaveLength(4)
  expect(usedBytes).toBe(items.reduce((sum, { bytes }) => sum + bytes, 0))
})

test('a repeated call returns the same recordings', async () => {
  const { cut, list } = await givenTake()
  const ids = async () => (await cut()).json<{ recordings: Media[] }>().recordings.map(({ id }) => id)
  expect(await ids()).toEqual(await ids())
  expect((await list()).items).toHaveLength(4)
})

test.each([
  ['no scene', { texts: [], language: 'en' }],
  ['a scene without words', { texts: ['One.', ''], language: 'en' }],
  ['a language that is none', { texts: TEXTS, language: 'English' }],
])('%s is refused', async (_, body) => {
  const { cut, list } = await givenTake()
  expect((await cut(body)).statusCode).toBe(422)
  expect((await list()).items).toHaveLength(1)
})

test('a take that is too short for its scenes is refused, and nothing of it stays', async () => {
  const { cut, list } = await givenTake()
  const refused = await cut({ texts: Array.from({ length: 30 }, () => 'A.'), language: 'de' })
  expect(refused.statusCode).toBe(422)
  expect(refused.json<{ message: string }>().message).toContain('were not found in the recording')
  expect((await list()).items).toHaveLength(1)
})

test('a take of another account is not found', async () => {
  const { id } = await givenTake()
  const { call } = mediaCalls(app, randomUUID())
  expect((await call('POST', `/api/media/${id}/cut`, { texts: TEXTS, language: 'en' })).statusCode).toBe(404)
})
