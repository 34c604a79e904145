import { createExactLimits } from '@dayreel/auth'
import { randomUUID } from 'node:crypto'
import { connect, type Connection } from '#db/connect.ts'
import { createTestDatabase, type TestDatabase } from '#test/create-test-database.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createRateLimits, type RateLimits } from './rate-limits.ts'

const SIZES = [1, 10, 39, 40, 100, 300, 600, 5_000]
const SECONDS = 60

let database: TestDatabase
/** Each simulated server has its own connections, as real servers do. */
let connections: Connection[]
const log = { warn: () => undefined }

beforeAll(async () => {
  database = await createTestDatabase()
  connections = Array.from({ length: 5 }, () =>
    connect({ url: database.url, connections: 2, onBroken: () => undefined }),
  )
})
afterAll(async () => {
  for (const connection of connections) await connection.close()
  await database.close()
})

afterEach(() => void vi.useRealTimers())

function startServers(howMany: number): RateLimits[] {
  return connections.slice(0, howMany).map(({ pool }) => createRateLimits({ pool, log }))
}

async function grantedOf(calls: Iterable<Promise<number>>): Promise<number> {
  return (await Promise.all(calls)).filter((seconds) => seconds === 0).length
}

test.each(SIZES)('a limit of %i holds across two alternating servers', async (points) => {
  const servers = startServers(2)
  const key = randomUUID()
  let granted = 0
  for (let i = 0; i < points * 1.5 + 5; i++)
    if ((await servers[i % 2]!.count('turns', key, { points, seconds: SECONDS })) === 0) granted += 1
  expect(granted).toBeGreaterThanOrEqual(points)
  expect(granted).toBeLessThanOrEqual(points * 1.1)
})

test.each(SIZES)('a limit of %i holds across two concurrent servers', async (points) => {
  const servers = startServers(2)
  const key = randomUUID()
  const calls = Array.from({ length: points * 3 }, (_, i) =>
    servers[i % 2]!.count('at once', key, { points, seconds: SECONDS }),
  )
  const granted = await grantedOf(calls)
  expect(granted).toBeGreaterThanOrEqual(points)
  expect(granted).toBeLessThanOrEqual(points * 1.1)
})

test.each(SIZES)('a limit of %i holds across five servers in sequence', async (points) => {
  const key = randomUUID()
  let granted = 0
  for (const server of startServers(5))
    for (let i = 0; i < points + 2; i++)
      if ((await server.count('in turn', key, { points, seconds: SECONDS })) === 0) granted += 1
  expect(granted).toBeGreaterThanOrEqual(points)
  expect(granted).toBeLessThanOrEqual(points * 1.1)
})

test('a refusal states the seconds to the end of the window, and the window ends on all servers at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) })
  const [here, there] = startServers(2) as [RateLimits, RateLimits]
  const key = randomUUID()
  const limit = { points: 40, seconds: SECONDS }
  expect(await grantedOf(Array.from({ length: 41 }, () => here.count('known', key, limit)))).toBe(40)
  vi.setSystemTime(Date.now() + 20_000)
  expect(await there.count('known', key, limit)).toBe(0) // The server's first lease needs no query.
  await expect.poll(() => there.count('known', key, limit)).toBeGreaterThan(0)
  await expect(there.take('known', key, limit)).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 40,
  })
  vi.setSystemTime(Date.now() + 39_999)
  expect(await here.count('known', key, limit)).toBeGreaterThan(0)
  vi.setSystemTime(Date.now() + 1)
  expect(await here.count('known', key, limit)).toBe(0)
  expect(await there.count('known', key, limit)).toBe(0)
})

test('a crashed server loses at most a fortieth of a limit, and an exact limit loses nothing', async () => {
  const key = randomUUID()
  const limit = { points: 400, seconds: SECONDS }
  const [dying, next] = startServers(2) as [RateLimits, RateLimits]
  for (let i = 0; i < 400; i++) await dying.count('dies', key, limit)
  let granted = 0
  for (let i = 0; i < 400; i++) if ((await next.count('dies', key, limit)) === 0) granted += 1
  expect(granted).toBeLessThanOrEqual(10)

  const few = { points: 5, seconds: 3600 }
  const before = createExactLimits(connections[0]!.pool)
  expect(await grantedOf(Array.from({ length: 20 }, () => before.count('tries', key, few)))).toBe(5)
  const after = createExactLimits(connections[1]!.pool)
  expect(await after.count('tries', key, few)).toBeGreaterThan(3_500)
  expect(await after.look('tries', key, few)).toBeGreaterThan(3_500)
  const { rows } = await database.pool.query<{ relpersistence: string }>(
    `select relpersistence from pg_class where oid = 'auth.rate_limits'::regclass`,
  )
  expect(rows).toEqual([{ relpersistence: 'p' }])
})

test('a row of the table reveals neither the address nor the account that it counts', async () => {
  const [server] = startServers(1)
  await server!.count('address', '203.0.113.7', { points: 5, seconds: SECONDS })
  const { rows } = await database.pool.query<{ key: string }>('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{22}$/)
})

test('a server that counts few calls of a small limit leaves the rest to the other servers', async () => {
  const [here, there] = startServers(2) as [RateLimits, RateLimits]
  const key = randomUUID()
  const limit = { points: 3, seconds: SECONDS }
  expect(await here.count('few', key, limit)).toBe(0)
  expect(await grantedOf([1, 2, 3].map(() => there.count('few', key, limit)))).toBe(2)
})

test('most calls need no query', async () => {
  const { pool } = connections[0]!
  let queries = 0
  const counted = {
    query: (...of: Parameters<typeof pool.query>) => ((queries += 1), pool.query(...of)),
  } as typeof pool
  const server = createRateLimits({ pool: counted, log })
  const key = randomUUID()
  for (let i = 0; i < 310; i++) await server.count('quick', key, { points: 300, seconds: SECONDS })
  expect(queries).toBeLessThanOrEqual(45)
})

test('a server keeps a bounded number of keys and forgets the oldest', async () => {
  let queries = 0
  const { pool } = connections[0]!
  const counted = {
    query: (...of: Parameters<typeof pool.query>) => ((queries += 1), pool.query(...of)),
  } as typeof pool
  const server = createRateLimits({ pool: counted, log, maxLeases: 10 })
  const limit = { points: 400, seconds: SECONDS }
  const keys = Array.from({ length: 11 }, () => randomUUID())
  // Only two of a first lease's ten calls are used, so that the lease is not renewed.
  for (const key of keys) for (let i = 0; i < 2; i++) await server.count('many', key, limit)
  for (let i = 0; i < 4; i++) await server.count('many', keys[0]!, limit)
  expect(queries).toBe(0)
  for (let i = 0; i < 4; i++) await server.count('many', keys.at(-1)!, limit)
  expect(queries).toBe(1)
})

test('while the database is away, each server counts alone and warns once; it queries again when the database is back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { pool } = connections[0]!
  let isAway = true
  let queries = 0
  const failing = {
    query: (...of: Parameters<typeof pool.query>) => {
      queries += 1
      return isAway ? Promise.reject(new Error('gone')) : pool.query(...of)
    },
  } as typeof pool
  const warnings: unknown[] = []
  const alone = createRateLimits({ pool: failing, log: { warn: (...of: unknown[]) => void warnings.push(of) } })
  const key = randomUUID()
  const limit = { points: 60, seconds: SECONDS }
  expect(await grantedOf(Array.from({ length: 100 }, () => alone.count('away', key, limit)))).toBe(60)
  expect(warnings).toHaveLength(1)
  expect(queries).toBe(1)

  isAway = false
  vi.setSystemTime(Date.now() + SECONDS * 1000)
  const [, other] = startServers(2)
  expect(await grantedOf(Array.from({ length: 70 }, () => other!.count('away', key, limit)))).toBe(60)
  await expect.poll(() => alone.count('away', key, limit)).toBeGreaterThan(0)
})
