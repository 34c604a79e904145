import { StudioError } from '@dayreel/storyboard/base'
import { sql } from 'drizzle-orm'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { rpcCalls } from '#db/schema.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { setClock } from '#test/given-channels.ts'
import { QUICK_START } from '#test/quick-start.ts'
import { tidyUpHandler } from '#compose/tidy-up-handler.ts'
import { createRpcClient, type RpcClient } from './create-rpc-client.ts'
import type { Methods } from './rpc-call.ts'
import { serveRpc } from './serve-rpc.ts'

const DOOMED = fileURLToPath(new URL('../test/doomed-rpc-server.ts', import.meta.url))

let running: TestServices
const open: { close: () => Promise<void> }[] = []
beforeAll(async () => {
  running = await createTestServices()
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
  await running.services.db.delete(rpcCalls)
})
afterAll(() => running.close())

async function startServer(
  options: { freeMs?: number; timeoutMs?: number; mayWait?: number } = {},
): Promise<RpcClient> {
  const { services, database } = running
  const client = await createRpcClient({ ...services, databaseUrl: database.url, ...options })
  open.push(client)
  return client
}

async function startWorker(methods: Methods): Promise<{ close: () => Promise<void> }> {
  const { services, database } = running
  const rpc = await serveRpc({ ...services, databaseUrl: database.url, methods })
  open.push(rpc)
  return rpc
}

const double = async (number: number): Promise<number> => 2 * number
const countCalls = () => running.services.db.$count(rpcCalls)

test('calls that share a thread leave the other slots free', async () => {
  const { services, database } = running
  const ends: (() => void)[] = []
  let most = 0
  let now = 0
  const convert = async () => {
    most = Math.max(most, ++now)
    await new Promise<void>((resolve) => ends.push(resolve))
    now--
  }
  const server = await startServer()
  const conversions = Array.from({ length: 6 }, () => server.call('convert', []))
  await vi.waitFor(async () => expect(await countCalls()).toBe(6))
  open.push(
    await serveRpc({ ...services, databaseUrl: database.url, methods: { convert, double }, oneAtATime: ['convert'] }),
  )
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  expect(await server.call('double', [4])).toBe(8)
  for (let ended = 0; ended < 6; ended++) {
    await vi.waitFor(() => expect(ends).toHaveLength(ended + 1), { timeout: 10_000 })
    ends[ended]!()
  }
  await Promise.all(conversions)
  expect(most).toBe(1)
})

test('two workers answer each call of two servers once, to the server that made it', async () => {
  const answered: number[] = []
  const noting = { double: (number: number) => (answered.push(number), double(number)) }
  const servers = [await startServer(), await startServer()]
  await startWorker(noting)
  await startWorker(noting)
  const numbers = Array.from({ length: 60 }, (_, i) => i)
  const answers = await Promise.all(numbers.map((number) => servers[number % 2]!.call('double', [number])))
  expect(answers).toEqual(numbers.map((number) => 2 * number))
  expect(answered.sort((a, b) => a - b)).toEqual(numbers)
  expect(await countCalls()).toBe(0)
})

test('a call whose worker is killed halfway is answered by another one', async () => {
  const child = spawn(process.execPath, [...QUICK_START, DOOMED], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: running.database.url },
  })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  const server = await startServer({ freeMs: 120_000 })
  const answer = server.call('double', [21])
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(await countCalls()).toBe(1)
  await startWorker({ double })
  expect(await answer).toBe(42)
})

test('a stopping worker releases its calls', async () => {
  const begun = Promise.withResolvers<void>()
  const server = await startServer({ freeMs: 120_000 })
  const stopping = await startWorker({ double: () => (begun.resolve(), new Promise(() => undefined)) })
  const answer = server.call('double', [4])
  await begun.promise
  await stopping.close()
  await startWorker({ double })
  expect(await answer).toBe(8)
})

test('a stopping worker does not begin a call that it finds at that moment', async () => {
  const { services, database } = running
  const server = await startServer({ freeMs: 120_000 })
  const answer = server.call('double', [4])
  await vi.waitFor(async () => expect(await countCalls()).toBe(1), { timeout: 60_000 })
  const isStopping = Promise.withResolvers<void>()
  const db = Object.assign(Object.create(services.db) as typeof services.db, {
    transaction: async (run: Parameters<typeof services.db.transaction>[0]) => {
      await isStopping.promise
      return services.db.transaction(run)
    },
  })
  const begun: number[] = []
  const methods = { double: (number: number) => (begun.push(number), double(number)) }
  const stopping = await serveRpc({ ...services, db, databaseUrl: database.url, methods })
  const closed = stopping.close()
  isStopping.resolve()
  await closed
  expect(begun).toEqual([])
  await startWorker({ double })
  expect(await answer).toBe(8)
})

test('without a worker, the caller gets a busy error and no row is left', async () => {
  const server = await startServer({ freeMs: 50 })
  await expect(server.call('double', [1])).rejects.toMatchObject({ code: 'unavailable', status: 503 })
  expect(await countCalls()).toBe(0)
})

test('waits for a slow answer, but not forever', async () => {
  const { services, database } = running
  const claims: ((answer: number) => void)[] = []
  await startWorker({ double: () => new Promise((resolve) => (claims.push(resolve), firstClaim.resolve())) })
  const firstClaim = Promise.withResolvers<void>()
  let looks = 0
  const db = Object.assign(Object.create(services.db) as typeof services.db, {
    execute: async (query: Parameters<typeof services.db.execute>[0]) => {
      // The worker takes the call before the client's first check. The answer comes after many checks.
      if (looks++ > 0) await firstClaim.promise
      if (looks === 10) claims[0]!(10)
      return services.db.execute(query)
    },
  })
  const patient = await createRpcClient({ ...services, db, databaseUrl: database.url, freeMs: 1 })
  open.push(patient)
  expect(await patient.call('double', [5])).toBe(10)
  const server = await startServer({ timeoutMs: 1, freeMs: 10 })
  await expect(server.call('double', [6])).rejects.toMatchObject({ code: 'unavailable' })
})

test('limits the number and the size of waiting calls', async () => {
  const server = await startServer({ mayWait: 1 })
  const first = server.call('double', [1])
  await expect(server.call('double', [2])).rejects.toMatchObject({ code: 'unavailable' })
  await startWorker({ double })
  expect(await first).toBe(2)
  await expect(server.call('double', ['x'.repeat(3_000_000)])).rejects.toMatchObject({ code: 'too_large' })
})

test('recovers from a call that the database lost, and from a result without a notification', async () => {
  const server = await startServer({ freeMs: 120_000 })
  const { db } = running.services
  const answer = server.call('double', [3])
  await vi.waitFor(async () => expect(await countCalls()).toBe(1), { timeout: 60_000 })
  await db.delete(rpcCalls) // This simulates a crash that empties unlogged tables.
  await vi.waitFor(async () => expect(await countCalls()).toBe(1), { timeout: 60_000 })
  await db.update(rpcCalls).set({ result: { value: 6 } })
  expect(await answer).toBe(6)
})

test('returns errors that the user can correct, and only logs all others', async () => {
  const server = await startServer()
  await startWorker({
    refuse: async () => Promise.reject(new StudioError('script-too-long', 'Shorten this script.')),
    fail: async () => Promise.reject(new Error('a detail')),
    late: async () => Promise.reject(new DOMException('too slow', 'TimeoutError')),
    nothing: async () => undefined,
  })
  const refused = server.call('refuse', [])
  await expect(refused).rejects.toBeInstanceOf(StudioError)
  await expect(refused).rejects.toMatchObject({
    code: 'script-too-long',
    isInput: true,
    message: 'Shorten this script.',
  })
  await expect(server.call('late', [])).rejects.toMatchObject({ code: 'unavailable' })
  await expect(server.call('fail', [])).rejects.toThrow(/^((?!a detail).)*$/)
  await expect(server.call('constructor', [])).rejects.toThrow('constructor')
  expect(running.logged.filter((line) => line.includes('a detail'))).toHaveLength(1)
  expect(await server.call('nothing', [])).toBeUndefined()
})

test('does not answer an abandoned call, and deletes it', async () => {
  const { services } = running
  const { db } = services
  await db.execute(sql`insert into rpc_calls (id, method, args) values (gen_random_uuid(), 'double', '[1]')`)
  await setClock(db, new Date(Date.now() + 5 * 60_000).toISOString())
  const numbers: number[] = []
  await startWorker({ double: (number: number) => (numbers.push(number), double(number)) })
  const server = await startServer()
  expect(await server.call('double', [2])).toBe(4)
  expect(numbers).toEqual([2])
  expect(await countCalls()).toBe(1)
  await tidyUpHandler.run(
    {},
    {
      services,
      signal: new AbortController().signal,
      complete: async () => undefined,
      progressed: async () => undefined,
    },
  )
  expect(await countCalls()).toBe(0)
})
