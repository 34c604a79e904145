import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
/** What has been applied is noted among the service's own tables, so that it does not mix with the notes of the app around it. */
const NOTES = { migrationsSchema: 'auth', migrationsTable: 'migrations' }
/** Any number that no other program on the database takes for a lock of its own. */
const LOCK = 7_315_229_002

/** Brings the service's tables to the newest shape. Those that start together wait for the first, and then find nothing to do. */
export async function migrateAuth(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK])
  try {
    await migrate(drizzle(client), { migrationsFolder: FOLDER, ...NOTES })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK])
  }
}
