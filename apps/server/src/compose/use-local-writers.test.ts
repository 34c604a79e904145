import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { BUILT_IN, chooseSource, describeSource } from '#costs/choose-source.ts'
import { localWriters } from '#db/schema.ts'
import { ElsewhereError } from '#errors/elsewhere-error.ts'
import { readHost } from '#host/read-host.ts'
import { announceLocalWriters, pauseLocalWriters, readLocalWriters } from '#models/local-writers.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'

const NAME = 'local/qwen3-4b'

let running: TestServices
beforeAll(async () => {
  running = await createTestServices()
})
afterEach(() => running.services.db.delete(localWriters))
afterAll(() => running.close())

const goneSince = (interval: string) =>
  running.services.db.update(localWriters).set({ seenAt: sql`now() - ${interval}::interval` })
const worker = (machine = 'a') => ({ workerId: randomUUID(), machine })
const choose = () => chooseSource(running.services.db, running.services.config, randomUUID())
const names = async (isRunning = true) =>
  (await readLocalWriters(running.services.db)).flatMap((each) => (each.isRunning === isRunning ? [each.name] : []))
const describe = () => describeSource(running.services.db, running.services.config, randomUUID())

test('a model that a worker announces writes where nothing else is connected', async () => {
  const { db } = running.services
  expect(await choose()).toBe(BUILT_IN)
  await announceLocalWriters(db, worker(), [NAME])
  expect(await choose()).toBe(NAME)
  expect((await readHost(running.services)).services[0]).toMatchObject({
    by: 'qwen3-4b on this site’s computer',
    isBuiltIn: false,
  })
})

test('a model counts until its last worker withdraws it or is gone', async () => {
  const { db } = running.services
  const [first, second] = [worker('a'), worker('b')]
  await announceLocalWriters(db, first, [NAME, 'local/qwen3.5-2b'])
  await announceLocalWriters(db, second, [NAME])
  expect(await names()).toEqual([NAME, 'local/qwen3.5-2b'])
  await announceLocalWriters(db, first, [])
  expect(await names()).toEqual([NAME])
  await goneSince('1 minute')
  expect(await names()).toEqual([])
  expect(await names(false)).toEqual([NAME])
  await announceLocalWriters(db, first, [])
  expect(await names(false)).toEqual([NAME])
  await announceLocalWriters(db, worker('b'), [])
  expect(await db.$count(localWriters)).toBe(0)
})

test('a model whose worker does not run is named as missing for a day', async () => {
  const { db } = running.services
  expect(await describe()).toEqual({ writer: BUILT_IN, missingWriter: null })
  const stopped = worker()
  await announceLocalWriters(db, stopped, [NAME])
  expect(await describe()).toEqual({ writer: NAME, missingWriter: null })
  await pauseLocalWriters(db, stopped)
  expect(await describe()).toEqual({ writer: BUILT_IN, missingWriter: NAME })
  expect((await readHost(running.services)).services[0]).toMatchObject({ isBuiltIn: true })
  await goneSince('25 hours')
  await announceLocalWriters(db, worker('b'), [])
  expect(await describe()).toEqual({ writer: BUILT_IN, missingWriter: null })
})

test.each(['runs', 'does not run at the moment'])(
  'a worker without the model gives the work back if the worker with the model %s',
  async (state) => {
    const { db, withWriter } = running.services
    await announceLocalWriters(db, worker(), [NAME])
    if (state !== 'runs') await goneSince('1 hour')
    await expect(withWriter(randomUUID(), NAME, async () => undefined)).rejects.toBeInstanceOf(ElsewhereError)
  },
)

test('a worker without models announces nothing', async () => {
  expect(await running.services.db.$count(localWriters)).toBe(0)
})
