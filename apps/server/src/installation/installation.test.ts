import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installations } from '#db/schema.ts'
import { createSealing } from '#secrets/sealing.ts'
import { createTestDatabase, type TestDatabase } from '#test/create-test-database.ts'
import type { Bucket } from './bucket.ts'
import { openInstallation } from './installation.ts'

const [OLD_KEY, NEW_KEY] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const sealing = createSealing(OLD_KEY)

let database: TestDatabase
let dataFolder: string

beforeEach(async () => {
  database = await createTestDatabase()
  dataFolder = await mkdtemp(join(tmpdir(), 'dayreel-installation-'))
})
afterEach(async () => {
  await database.close()
  await rm(dataFolder, { recursive: true })
})

test('processes that start together on a new database agree on one installation id', async () => {
  const options = { db: database.db, sealing, dataFolder }
  await Promise.all(Array.from({ length: 5 }, () => openInstallation(options)))
  const rows = await database.db.select().from(installations)
  expect(rows).toHaveLength(1)
  expect(await readFile(join(dataFolder, 'installation'), 'utf8')).toBe(`${rows[0]!.id}\n`)
})

test('on a database of an earlier release, the key must open its signing keys', async () => {
  const { db } = database
  const sealed = createSealing(NEW_KEY).seal('auth-signing-key', '{}')
  await db.execute(sql`insert into auth.signing_keys (kid, algorithm, sealed_private_key, created_at)
    values ('k', 'ES256', ${sealed}, now())`)
  await expect(openInstallation({ db, sealing, dataFolder })).rejects.toThrow(/^MASTER_KEY is not the key/)
  expect(await db.select().from(installations)).toEqual([])
  await openInstallation({ db, sealing: createSealing(NEW_KEY), dataFolder })
})

test('a data folder that contains the database needs no id file', async () => {
  const { db } = database
  await openInstallation({ db, sealing, dataFolder })
  await rm(join(dataFolder, 'installation'))
  await expect(openInstallation({ db, sealing, dataFolder })).rejects.toThrow('is not the one of this installation')
  const { check } = await openInstallation({ db, sealing, dataFolder, isFolderCertain: true })
  expect(await check()).toEqual({ key: 'ok', dataFolder: 'ok', schema: 'current' })
})

test('a bucket belongs to one installation, and each machine has its own folder', async () => {
  const { db } = database
  const files = new Map<string, Uint8Array>()
  const bucket: Bucket = {
    probe: async () => undefined,
    get: async (key) => files.get(key),
    put: async (key, content) => void files.set(key, content as Uint8Array),
  }
  await openInstallation({ db, sealing, dataFolder, bucket })
  await rm(join(dataFolder, 'installation'))
  await openInstallation({ db, sealing, dataFolder: join(dataFolder, 'another-machine'), bucket })
  files.set('installation', Buffer.from('another'))
  await expect(openInstallation({ db, sealing, dataFolder, bucket })).rejects.toThrow(
    'belong to different installations',
  )
})

test('an earlier key can be removed once the probe is encrypted with the newest key', async () => {
  const { db } = database
  await openInstallation({ db, sealing, dataFolder })
  const retired = createSealing(NEW_KEY)
  await expect(openInstallation({ db, sealing: retired, dataFolder })).rejects.toThrow('PREVIOUS_MASTER_KEYS')
  const both = await openInstallation({ db, sealing: createSealing(NEW_KEY, [OLD_KEY]), dataFolder })
  await both.reseal()
  await openInstallation({ db, sealing: retired, dataFolder })
})
