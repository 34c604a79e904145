import { chooseNarrator } from '@dayreel/storyboard'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { BUILT_IN, chooseSource, describeSource } from '#costs/choose-source.ts'
import { localVoices, localWriters } from '#db/schema.ts'
import { ElsewhereError } from '#errors/elsewhere-error.ts'
import { readHost } from '#host/read-host.ts'
import { announceLocalModels, pauseLocalModels, readLocalWriters } from '#models/local-models.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'

const NAME = 'local/qwen3-4b'
const MODEL = { name: NAME, role: 'writer' } as const

let running: TestServices
beforeAll(async () => {
  running = await createTestServices()
})
afterEach(async () => {
  await running.services.db.delete(localWriters)
  await running.services.db.delete(localVoices)
})
afterAll(() => running.close())

const goneSince = async (interval: string) => {
  for (const table of [localWriters, localVoices]) {
    await running.services.db.update(table).set({ seenAt: sql`now() - ${interval}::interval` })
  }
}
const worker = (machine = 'a') => ({ workerId: randomUUID(), machine })
const choose = () => chooseSource(running.services.db, running.services.config, randomUUID())
const names = async (isRunning = true) =>
  (await readLocalWriters(running.services.db)).flatMap((each) => (each.isRunning === isRunning ? [each.name] : []))
const describe = () => describeSource(running.services.db, running.services.config, randomUUID())

test('a model that a worker announces writes if no other model is connected', async () => {
  const { db } = running.services
  expect(await choose()).toBe(BUILT_IN)
  await announceLocalModels(db, worker(), [MODEL])
  expect(await choose()).toBe(NAME)
  expect((await readHost(running.services)).services[0]).toMatchObject({
    by: 'qwen3-4b on this site’s computer',
    isBuiltIn: false,
  })
})

test('a model is available until its last worker withdraws it or dies', async () => {
  const { db } = running.services
  const [first, second] = [worker('a'), worker('b')]
  await announceLocalModels(db, first, [MODEL, { name: 'local/qwen3.5-2b', role: 'writer' }])
  await announceLocalModels(db, second, [MODEL])
  expect(await names()).toEqual([NAME, 'local/qwen3.5-2b'])
  await announceLocalModels(db, first, [])
  expect(await names()).toEqual([NAME])
  await goneSince('1 minute')
  expect(await names()).toEqual([])
  expect(await names(false)).toEqual([NAME])
  await announceLocalModels(db, first, [])
  expect(await names(false)).toEqual([NAME])
  await announceLocalModels(db, worker('b'), [])
  expect(await db.$count(localWriters)).toBe(0)
})

test('a model whose worker does not run is named as missing for a day', async () => {
  const { db } = running.services
  expect(await describe()).toEqual({ writer: BUILT_IN, missingWriter: null })
  const stopped = worker()
  await announceLocalModels(db, stopped, [MODEL])
  expect(await describe()).toEqual({ writer: NAME, missingWriter: null })
  await pauseLocalModels(db, stopped)
  expect(await describe()).toEqual({ writer: BUILT_IN, missingWriter: NAME })
  expect((await readHost(running.services)).services[0]).toMatchObject({ isBuiltIn: true })
  await goneSince('25 hours')
  await announceLocalModels(db, worker('b'), [])
  expect(await describe()).toEqual({ writer: BUILT_IN, missingWriter: null })
})

test.each(['runs', 'does not run at the moment'])(
  'a worker without the model returns the job to the queue if the worker with the model %s',
  async (state) => {
    const { db, withWriter } = running.services
    await announceLocalModels(db, worker(), [MODEL])
    if (state !== 'runs') await goneSince('1 hour')
    await expect(withWriter(randomUUID(), NAME, async () => undefined)).rejects.toBeInstanceOf(ElsewhereError)
  },
)

test('a worker without models announces nothing', async () => {
  expect(await running.services.db.$count(localWriters)).toBe(0)
})

test('a voice that a worker announces is offered, also while the worker does not run, and is no writer', async () => {
  const { db, speakers } = running.services
  const voice = 'local/kokoro/af_heart'
  const offered = async () => (await speakers(randomUUID())).offers.voice.find(({ id }) => id === voice)
  expect(await offered()).toBeUndefined()
  await announceLocalModels(db, worker(), [{ name: 'local/kokoro', role: 'voice' }])
  expect(await names(false)).toEqual([])
  expect(await offered()).toMatchObject({ name: 'Heart', provider: 'On this machine', languages: ['en'] })
  const { narrators, hasLocalVoice } = await speakers(randomUUID())
  expect(hasLocalVoice(voice)).toBe(true)
  const request = { text: 'The clock stopped.', language: 'en', voice, pace: 1 }
  expect(chooseNarrator({ narrators }, voice).estimate(request)).toBeGreaterThan(0.5)
  await goneSince('1 hour')
  expect(await offered()).toBeDefined()
  await goneSince('25 hours')
  await announceLocalModels(db, worker('b'), [])
  expect(await offered()).toBeUndefined()
})

test('a worker without the model of a voice returns the job to the queue', async () => {
  const { db, loadSpeakers } = running.services
  await announceLocalModels(db, worker(), [{ name: 'local/kokoro', role: 'voice' }])
  const voice = 'local/kokoro/af_heart'
  const { narrators } = await loadSpeakers({ accountId: randomUUID(), videoId: randomUUID() })
  const spoken = chooseNarrator({ narrators }, voice).speak(
    { text: 'The clock stopped.', language: 'en', voice, pace: 1 },
    new AbortController().signal,
  )
  await expect(spoken).rejects.toBeInstanceOf(ElsewhereError)
})
