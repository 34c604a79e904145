import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#db/schema.ts'
import { createTestDatabase, type TestDatabase } from '#test/create-test-database.ts'
import { answerOnce, idempotencyKey } from './answer-once.ts'

let database: TestDatabase
const accountId = randomUUID()
beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.insert(accounts).values({ id: accountId, email: 'ada@example.com' })
})
afterAll(() => database.close())

function ask(key: string | undefined, body: unknown, act: () => Promise<unknown>) {
  return answerOnce(database.db, { accountId, call: 'POST /things', key, body }, act)
}

test('a repeated request runs once and gets the same response, also concurrently', async () => {
  let done = 0
  const act = async () => ({ id: ++done })
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask('key-00001', { a: 1 }, act)))
  expect(done).toBe(1)
  expect(answers).toEqual(answers.map(() => ({ id: 1 })))
  expect(await ask('key-00001', { a: 1 }, act)).toEqual({ id: 1 })
})

test('a failed request can be retried with its key', async () => {
  await expect(ask('key-00002', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await ask('key-00002', {}, async () => 'done')).toBe('done')
})

test('a key with another body is rejected', async () => {
  await ask('key-00003', { a: 1 }, async () => 'first')
  await expect(ask('key-00003', { a: 2 }, async () => 'second')).rejects.toMatchObject({
    code: 'idempotency_key_reused',
  })
})

test('without a key, each request is executed', async () => {
  let done = 0
  for (let i = 0; i < 2; i++) await ask(undefined, {}, async () => ++done)
  expect(done).toBe(2)
})

test.each(['short', 'with space in it', 'x'.repeat(101), 'ümlaut-key'])('%s is not a valid key', (key) => {
  expect(() => idempotencyKey({ headers: { 'idempotency-key': key } })).toThrow(/Idempotency-Key/)
})
