import { createExactLimits } from '@dayreel/auth'
import { randomUUID } from 'node:crypto'
import { connect, type Connection } from '#db/connect.ts'
import { createTestDatabase, type TestDatabase } from '#test/create-test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRateLimits, type SharedLimits } from './rate-limits.ts'

const SIZES = [1, 10, 39, 40, 100, 300, 600, 5_000]
const SECONDS = 60

let database: TestDatabase
/** Connections of their own, as each server has them. */
let connections: Connection[]
let now = Date.UTC(2026, 0, 1)

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

/** Servers that exchange only when they are told to, or a limit is near. */
function startServers(howMany: number): SharedLimits[] {
  const log = { warn: () => undefined }
  return connections.slice(0, howMany).map(({ pool }) => createRateLimits({ pool, log, clock: () => now, everyMs: 0 }))
}

async function grantedOf(asked: Iterable<Promise<number>>): Promise<number> {
  return (await Promise.all(asked)).filter((seconds) => seconds === 0).length
}

test.each(SIZES)('a limit of %i holds across two servers that are asked by turns', async (points) => {
  const servers = startServers(2)
  const key = randomUUID()
  let granted = 0
  for (let i = 0; i < points * 1.5 + 5; i++)
    if ((await servers[i % 2]!.count('turns', key, { points, seconds: SECONDS })) === 0) granted += 1
  expect(granted).toBeGreaterThanOrEqual(points)
  expect(granted).toBeLessThanOrEqual(points * 1.1)
})

test.each(SIZES)('a limit of %i holds across two servers that are asked all at once', async (points) => {
  const servers = startServers(2)
  const key = randomUUID()
  const asked = Array.from({ length: points * 3 }, (_, i) =>
    servers[i % 2]!.count('at once', key, { points, seconds: SECONDS }),
  )
  const granted = await grantedOf(asked)
  expect(granted).toBeGreaterThanOrEqual(points)
  expect(granted).toBeLessThanOrEqual(points * 1.1)
})

test.each(SIZES)('a limit of %i holds where five servers are asked one after the other', async (points) => {
  const key = randomUUID()
  let granted = 0
  for (const server of startServers(5))
    for (let i = 0; i < points + 2; i++)
      if ((await server.count('in turn', key, { points, seconds: SECONDS })) === 0) granted += 1
  expect(granted).toBeGreaterThanOrEqual(points)
  expect(granted).toBeLessThanOrEqual(points * 1.1)
})

test('what one server has counted the others know after an exchange, and a window ends for all at once', async () => {
  const [here, there] = startServers(2) as [SharedLimits, SharedLimits]
  const key = randomUUID()
  const limit = { points: 40, seconds: SECONDS }
  expect(await grantedOf(Array.from({ length: 40 }, () => here.count('known', key, limit)))).toBe(40)
  await here.exchange()
  now += 20_000
  expect(await there.count('known', key, limit)).toBe(0) // its one unasked
  await there.exchange()
  await expect(there.take('known', key, limit)).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 40,
  })
  now += 40_000
  expect(await here.count('known', key, limit)).toBe(0)
  expect(await there.count('known', key, limit)).toBe(0)
})

test('a server that dies takes a fortieth of a limit with it at most, and an exact limit forgets nothing', async () => {
  const key = randomUUID()
  const limit = { points: 400, seconds: SECONDS }
  const [dying, next] = startServers(2) as [SharedLimits, SharedLimits]
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

test('most calls ask the database nothing', async () => {
  const { pool } = connections[0]!
  let queries = 0
  const counted = {
    query: (...of: Parameters<typeof pool.query>) => ((queries += 1), pool.query(...of)),
  } as typeof pool
  const server = createRateLimits({ pool: counted, log: { warn: () => undefined }, clock: () => now, everyMs: 0 })
  const key = randomUUID()
  for (let i = 0; i < 300; i++) expect(await server.count('quick', key, { points: 300, seconds: SECONDS })).toBe(0)
  await server.close()
  expect(queries).toBeLessThanOrEqual(80)
})

test('while the database is away each server counts for itself, and tells it when it is back', async () => {
  const { pool } = connections[0]!
  let isAway = true
  const failing = {
    query: (...of: Parameters<typeof pool.query>) => (isAway ? Promise.reject(new Error('gone')) : pool.query(...of)),
  } as typeof pool
  const warnings: unknown[] = []
  const log = { warn: (...of: unknown[]) => void warnings.push(of) }
  const alone = createRateLimits({ pool: failing, log, clock: () => now, everyMs: 0 })
  const key = randomUUID()
  const limit = { points: 60, seconds: SECONDS }
  expect(await grantedOf(Array.from({ length: 100 }, () => alone.count('away', key, limit)))).toBe(60)
  expect(warnings).toHaveLength(1)
  isAway = false
  await alone.exchange()
  const [, other] = startServers(2)
  await other!.count('away', key, limit)
  await other!.exchange()
  expect(await other!.count('away', key, limit)).toBeGreaterThan(0)
})
