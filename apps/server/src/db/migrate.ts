import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { AUTH_MIGRATIONS, compareSchema, migrateAuth, type SchemaState } from '@dayreel/auth/base'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { UsageError } from '#errors/usage-error.ts'
import { applicationName } from './application-name.ts'
import { buildIndexes } from './concurrent-indexes.ts'
import type { Db } from './connect.ts'
import { explainDatabaseError } from './explain-database-error.ts'
import { refuseOldProcesses } from './refuse-old-processes.ts'
import { upgradeRelease01 } from './upgrade-release-0.1.ts'

export const OWN_MIGRATIONS = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
  migrationsSchema: 'public',
  migrationsTable: 'migrations',
}
/** The number of an advisory lock that no other program uses on this database. */
const LOCK = 7_315_229_001
const LOCK_RETRY_MS = 100

const NEWER =
  'A newer release of Dayreel has changed the tables of this database. Start that release, or restore the backup from before the upgrade.'

/**
 * Migrates the database to the newest version. Concurrent servers wait for the first one and then have nothing to do.
 *
 * @throws {UsageError} if the database cannot be reached, is newer than this code or is used by processes of release
 * 0.1.
 */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: applicationName('migrations') })
  await client.connect().catch((error: unknown) => {
    throw explainDatabaseError(error, url)
  })
  try {
    await takeLock(client)
    await refuseOldProcesses(client)
    await upgradeRelease01(client, OWN_MIGRATIONS)
    const db = drizzle(client)
    if ((await readSchemaState(db)) === 'newer') throw new UsageError(NEWER)
    await applyMigrations(db, OWN_MIGRATIONS)
    await migrateAuth(client)
    await buildIndexes(client)
  } finally {
    await client.end() // Ending the connection releases the lock.
  }
}

/**
 * Waits for the lock by asking again. A query that waits for it would hold a snapshot, and building an index waits for
 * all snapshots.
 */
async function takeLock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isTaken: boolean }>('select pg_try_advisory_lock($1) as "isTaken"', [LOCK])
    if (rows[0]!.isTaken) return
    await sleep(LOCK_RETRY_MS)
  }
}

/** Compares the tables of the app and the sign-in with the tables that this code expects. */
export async function readSchemaState(db: Pick<Db, 'execute'>): Promise<SchemaState> {
  const states = [await compareSchema(db, OWN_MIGRATIONS), await compareSchema(db, AUTH_MIGRATIONS)]
  return states.find((state) => state === 'newer') ?? states.find((state) => state === 'older') ?? 'current'
}
