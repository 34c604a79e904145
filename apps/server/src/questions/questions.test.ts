import { StudioError } from '@dayreel/storyboard/base'
import { sql } from 'drizzle-orm'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { questions } from '#db/schema.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { setClock } from '#test/given-channels.ts'
import { QUICK_START } from '#test/quick-start.ts'
import { tidyUpHandler } from '../tidy-up-handler.ts'
import { answerQuestions } from './answer-questions.ts'
import { type Asking, createAsking } from './create-asking.ts'
import type { Answerers } from './question.ts'

const DOOMED = fileURLToPath(new URL('../test/doomed-answerer.ts', import.meta.url))

let running: TestServices
const open: { close: () => Promise<void> }[] = []
beforeAll(async () => {
  running = await createTestServices()
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
  await running.services.db.delete(questions)
})
afterAll(() => running.close())

async function startServer(options: { freeMs?: number; patienceMs?: number; mayWait?: number } = {}): Promise<Asking> {
  const { services, database } = running
  const asking = await createAsking({ ...services, databaseUrl: database.url, ...options })
  open.push(asking)
  return asking
}

async function startWorker(answerers: Answerers): Promise<{ close: () => Promise<void> }> {
  const { services, database } = running
  const answering = await answerQuestions({ ...services, databaseUrl: database.url, answerers })
  open.push(answering)
  return answering
}

const double = async (number: number): Promise<number> => 2 * number
const countQuestions = () => running.services.db.$count(questions)

test('two servers ask and two workers answer: each question once, its answer to whoever asked', async () => {
  const answered: number[] = []
  const noting = { double: (number: number) => (answered.push(number), double(number)) }
  const servers = [await startServer(), await startServer()]
  await startWorker(noting)
  await startWorker(noting)
  const numbers = Array.from({ length: 60 }, (_, i) => i)
  const answers = await Promise.all(numbers.map((number) => servers[number % 2]!.ask('double', [number])))
  expect(answers).toEqual(numbers.map((number) => 2 * number))
  expect(answered.sort((a, b) => a - b)).toEqual(numbers)
  expect(await countQuestions()).toBe(0)
})

test('a question whose worker is killed in the middle is answered by another one', async () => {
  const child = spawn(process.execPath, [...QUICK_START, DOOMED], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: running.database.url },
  })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  const server = await startServer({ freeMs: 120_000 })
  const answer = server.ask('double', [21])
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(await countQuestions()).toBe(1)
  await startWorker({ double })
  expect(await answer).toBe(42)
})

test('a worker that is told to stop lets go of what it is at', async () => {
  const begun = Promise.withResolvers<void>()
  const server = await startServer({ freeMs: 120_000 })
  const stopping = await startWorker({ double: () => (begun.resolve(), new Promise(() => undefined)) })
  const answer = server.ask('double', [4])
  await begun.promise
  await stopping.close()
  await startWorker({ double })
  expect(await answer).toBe(8)
})

test('where no worker answers, whoever asks is told that the service is busy, and nothing is left', async () => {
  const server = await startServer({ freeMs: 50 })
  await expect(server.ask('double', [1])).rejects.toMatchObject({ code: 'unavailable', status: 503 })
  expect(await countQuestions()).toBe(0)
})

test('whoever is answered slowly waits on, and not for ever', async () => {
  const { services, database } = running
  const claims: ((answer: number) => void)[] = []
  await startWorker({ double: () => new Promise((resolve) => (claims.push(resolve), firstClaim.resolve())) })
  const firstClaim = Promise.withResolvers<void>()
  let looks = 0
  const db = Object.assign(Object.create(services.db) as typeof services.db, {
    execute: async (query: Parameters<typeof services.db.execute>[0]) => {
      // The worker has it before anybody looks for an answer; the answer comes after many looks.
      if (looks++ > 0) await firstClaim.promise
      if (looks === 10) claims[0]!(10)
      return services.db.execute(query)
    },
  })
  const patient = await createAsking({ ...services, db, databaseUrl: database.url, freeMs: 1 })
  open.push(patient)
  expect(await patient.ask('double', [5])).toBe(10)
  const server = await startServer({ patienceMs: 1, freeMs: 10 })
  await expect(server.ask('double', [6])).rejects.toMatchObject({ code: 'unavailable' })
})

test('only so many wait at once, and only so much is asked', async () => {
  const server = await startServer({ mayWait: 1 })
  const first = server.ask('double', [1])
  await expect(server.ask('double', [2])).rejects.toMatchObject({ code: 'unavailable' })
  await startWorker({ double })
  expect(await first).toBe(2)
  await expect(server.ask('double', ['x'.repeat(3_000_000)])).rejects.toMatchObject({ code: 'too_large' })
})

test('a question that the database lost, and an answer that nobody told of, are found again', async () => {
  const server = await startServer({ freeMs: 120_000 })
  const { db } = running.services
  const answer = server.ask('double', [3])
  await vi.waitFor(async () => expect(await countQuestions()).toBe(1), { timeout: 60_000 })
  await db.delete(questions) // as a crash empties what is unlogged
  await vi.waitFor(async () => expect(await countQuestions()).toBe(1), { timeout: 60_000 })
  await db.update(questions).set({ answer: { value: 6 } })
  expect(await answer).toBe(6)
})

test('what a person can mend is told in its words; anything else is for the log alone', async () => {
  const server = await startServer()
  await startWorker({
    refuse: async () => Promise.reject(new StudioError('script-too-long', 'Shorten this script.')),
    fail: async () => Promise.reject(new Error('a detail')),
    late: async () => Promise.reject(new DOMException('too slow', 'TimeoutError')),
    nothing: async () => undefined,
  })
  const refused = server.ask('refuse', [])
  await expect(refused).rejects.toBeInstanceOf(StudioError)
  await expect(refused).rejects.toMatchObject({
    code: 'script-too-long',
    isInput: true,
    message: 'Shorten this script.',
  })
  await expect(server.ask('late', [])).rejects.toMatchObject({ code: 'unavailable' })
  await expect(server.ask('fail', [])).rejects.toThrow(/^((?!a detail).)*$/)
  await expect(server.ask('constructor', [])).rejects.toThrow('constructor')
  expect(running.logged.filter((line) => line.includes('a detail'))).toHaveLength(1)
  expect(await server.ask('nothing', [])).toBeUndefined()
})

test('what nobody asks any more is answered by nobody, and swept', async () => {
  const { services } = running
  const { db } = services
  await db.execute(sql`insert into questions (id, kind, input) values (gen_random_uuid(), 'double', '[1]')`)
  await setClock(db, new Date(Date.now() + 5 * 60_000).toISOString())
  const asked: number[] = []
  await startWorker({ double: (number: number) => (asked.push(number), double(number)) })
  const server = await startServer()
  expect(await server.ask('double', [2])).toBe(4)
  expect(asked).toEqual([2])
  expect(await countQuestions()).toBe(1)
  await tidyUpHandler.run({}, { services, signal: new AbortController().signal, complete: async () => undefined })
  expect(await countQuestions()).toBe(0)
})
