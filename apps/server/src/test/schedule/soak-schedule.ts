import { drizzle } from 'drizzle-orm/node-postgres'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { readConfig } from '#config'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { createLog } from '#log/create-log.ts'
import { createSealing } from '#secrets/sealing.ts'
import * as schema from '#db/schema.ts'
import { scheduleUnderFire, type Ashes, type Fire } from './under-fire.ts'

const MANY = '1000000'

/** Returns the environment of every process in `scheduleUnderFire`. */
export function settingsOfFire(databaseUrl: string, folder: string, masterKey: Uint8Array): NodeJS.ProcessEnv {
  return {
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: folder,
    MASTER_KEY: Buffer.from(masterKey).toString('base64'),
    CALLS_PER_MINUTE: MANY,
    CALLS_PER_MINUTE_AND_ADDRESS: MANY,
    DATABASE_CONNECTIONS: '8',
    PICTURE_WAIT_SECONDS: '0',
  }
}

/** Runs `scheduleUnderFire` with its own database and folder. */
export async function soakSchedule(wanted: Omit<Fire, 'services' | 'env' | 'databaseUrl'>): Promise<Ashes> {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-schedule-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  // This durability is enough, because the test kills processes but never the machine.
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durability: 'test' })
  stack.defer(postgres.stop)
  await migrate(postgres.url)
  const masterKey = randomBytes(32)
  const env = settingsOfFire(postgres.url, folder, masterKey)
  // The pool has no query timeout, because comparing the result may take long on a busy machine.
  const pool = new Pool({ connectionString: postgres.url, max: 20 })
  pool.on('error', () => undefined) // The last connections may report that the database stops.
  stack.defer(() => pool.end())
  const db = drizzle(pool, { schema, casing: 'snake_case' })
  const config = readConfig(env, 'together')
  const log = createLog({ level: config.logLevel, name: 'soak' })
  const services = { db, log, sealing: createSealing(masterKey) }
  return await scheduleUnderFire({ ...wanted, services, env, databaseUrl: postgres.url })
}
