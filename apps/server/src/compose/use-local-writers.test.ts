import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { BUILT_IN, chooseSource } from '#costs/choose-source.ts'
import { localWriters } from '#db/schema.ts'
import { ElsewhereError } from '#errors/elsewhere-error.ts'
import { readHost } from '#host/read-host.ts'
import { announceLocalWriters, readLocalWriters } from '#models/local-writers.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'

const NAME = 'local/qwen3-4b'

let running: TestServices
beforeAll(async () => {
  running = await createTestServices()
})
afterEach(() => running.services.db.delete(localWriters))
afterAll(() => running.close())

const choose = () => chooseSource(running.services.db, running.services.config, randomUUID())
const names = async () => (await readLocalWriters(running.services.db)).map(({ name }) => name)

test('a model that a worker announces writes where nothing else is connected', async () => {
  const { db } = running.services
  expect(await choose()).toBe(BUILT_IN)
  await announceLocalWriters(db, randomUUID(), [NAME])
  expect(await choose()).toBe(NAME)
  expect((await readHost(running.services)).services[0]).toMatchObject({
    by: 'qwen3-4b on this site’s computer',
    isBuiltIn: false,
  })
})

test('a model counts until its last worker withdraws it or is gone', async () => {
  const { db } = running.services
  const [first, second] = [randomUUID(), randomUUID()]
  await announceLocalWriters(db, first, [NAME, 'local/qwen3.5-2b'])
  await announceLocalWriters(db, second, [NAME])
  expect(await names()).toEqual([NAME, 'local/qwen3.5-2b'])
  await announceLocalWriters(db, first, [])
  expect(await names()).toEqual([NAME])
  await db.update(localWriters).set({ seenAt: sql`now() - interval '1 minute'` })
  expect(await names()).toEqual([])
  await announceLocalWriters(db, first, [])
  expect(await db.$count(localWriters)).toBe(0)
})

test('a worker without the model gives the work back to another worker', async () => {
  const { db, withWriter } = running.services
  await announceLocalWriters(db, randomUUID(), [NAME])
  await expect(withWriter(randomUUID(), NAME, async () => undefined)).rejects.toBeInstanceOf(ElsewhereError)
})

test('a worker without models announces nothing', async () => {
  expect(await running.services.db.$count(localWriters)).toBe(0)
})
