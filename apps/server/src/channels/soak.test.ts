import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from '#log/create-log.ts'
import { createSealing } from '#secrets/sealing.ts'
import { createTestDatabase } from '#test/create-test-database.ts'
import { settingsOfFire } from '#test/schedule/soak-schedule.ts'
import { scheduleUnderFire } from '#test/schedule/under-fire.ts'

/** This is the small version of `npm run soak -- --only=schedule`. */
test('days of channels with kill -9 of workers and server: every run, charge and mail matches the model', async () => {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-schedule-'))
  const masterKey = randomBytes(32)
  const ashes = await scheduleUnderFire({
    services: {
      db: database.db,
      log: createLog({ level: 'silent', name: 'test' }),
      sealing: createSealing(masterKey),
    },
    env: settingsOfFire(database.url, folder, masterKey),
    databaseUrl: database.url,
    zones: ['Europe/Berlin', 'Pacific/Auckland', 'America/St_Johns', 'Asia/Kathmandu'],
    channels: 6,
    days: 3,
    kills: 2,
    seed: 'small',
    say: () => undefined,
  })
  await database.close()
  await rm(folder, { recursive: true, force: true })
  expect(ashes.problems).toEqual([])
  expect(ashes.kills).toBeGreaterThan(1)
  expect(ashes.runs).toBeGreaterThan(10)
})
