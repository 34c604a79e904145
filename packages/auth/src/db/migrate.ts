import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
/**
 * The migrations of the service. Applied migrations are recorded in the service's own schema, separately from the app's
 * migrations.
 */
export const AUTH_MIGRATIONS = { migrationsFolder: FOLDER, migrationsSchema: 'auth', migrationsTable: 'migrations' }
/** An advisory lock number that no other program on the database uses. */
const LOCK = 7_315_229_002

/**
 * Migrates the service's tables to the newest version. Concurrent callers wait for the first one and then have nothing
 * left to do.
 */
export async function migrateAuth(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK])
  try {
    await migrate(drizzle(client), AUTH_MIGRATIONS)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK])
  }
}
