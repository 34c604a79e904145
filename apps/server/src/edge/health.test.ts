import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS } from '@dayreel/catalogue'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { installations } from '#db/schema.ts'
import { createSealing } from '#secrets/sealing.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { createApp, type AppOptions } from '#compose/app.ts'

const READY = { status: 'ok', database: 'ok', disk: 'ok', key: 'ok', dataFolder: 'ok', schema: 'current' }

/** Queries a server's health after `spoil` has changed its database or its folder. */
async function askAfter(spoil: (running: TestServices) => Promise<unknown> | void, options: AppOptions = {}) {
  const running = await createTestServices()
  const app = await createApp(running.services, options)
  try {
    await spoil(running)
    const [live, ready] = [await app.inject({ url: '/health/live' }), await app.inject({ url: '/health/ready' })]
    expect([live.statusCode, live.json()]).toEqual([200, { status: 'ok' }])
    return { code: ready.statusCode, body: ready.json<object>() }
  } finally {
    await app.close()
    await running.close()
  }
}

function markerOf({ services }: TestServices): string {
  return join(services.config.dataFolder, 'installation')
}

test('a server that can work is ready', async () => {
  expect(await askAfter(() => undefined)).toEqual({ code: 200, body: READY })
})

test('is alive but not ready without a database', async () => {
  const { services, database } = await createTestServices()
  const app = await createApp(services)
  await database.pool.end()
  expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200)
  const ready = await app.inject({ url: '/health/ready' })
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'waiting', database: 'unreachable' }])
  await app.close()
})

test('is not ready with another data folder', async () => {
  const missing = await askAfter((running) => rmSync(markerOf(running)))
  expect(missing).toEqual({ code: 503, body: { ...READY, status: 'waiting', dataFolder: 'missing' } })
  const foreign = await askAfter((running) => writeFileSync(markerOf(running), randomUUID()))
  expect(foreign).toEqual({ code: 503, body: { ...READY, status: 'waiting', dataFolder: 'foreign' } })
})

test('is not ready with a key that does not decrypt the stored secrets', async () => {
  const sealedProbe = createSealing(randomBytes(32)).seal('installation', 'dayreel')
  const ready = await askAfter(({ services }) => services.db.update(installations).set({ sealedProbe }))
  expect(ready).toEqual({ code: 503, body: { ...READY, status: 'waiting', key: 'wrong' } })
})

test.each([
  ['older', -DAY_MS, { code: 503, body: { ...READY, status: 'waiting', schema: 'older' } }],
  // Old servers must stay ready during a rolling upgrade.
  ['newer', DAY_MS, { code: 200, body: { ...READY, schema: 'newer' } }],
])('4.3: readiness with the tables of an %s release', async (_age, byMs, expected) => {
  const ready = await askAfter(({ services }) =>
    services.db.execute(
      sql`update migrations set created_at = created_at + ${byMs}::bigint
        where created_at >= (select max(created_at) from migrations)`,
    ),
  )
  expect(ready).toEqual(expected)
})

test('is not ready with too little free space, but is with little', async () => {
  const noDiskHasSoMuch = 1e18
  const full = await askAfter(({ services: { config } }) => void (config.disk.fullBytes = noDiskHasSoMuch))
  expect(full).toEqual({ code: 503, body: { ...READY, status: 'waiting', disk: 'full' } })
  const low = await askAfter(({ services: { config } }) => void (config.disk.lowBytes = noDiskHasSoMuch))
  expect(low).toEqual({ code: 200, body: { ...READY, disk: 'low' } })
})

test('is not ready while it shuts down', async () => {
  const ready = await askAfter(() => undefined, { isClosing: () => true })
  expect(ready).toEqual({ code: 503, body: { ...READY, status: 'closing' } })
})
