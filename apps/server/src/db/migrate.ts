import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number that no other program on the database takes for a lock of its own. */
const LOCK = 7_315_229_001

/** Brings the database to the newest shape. Servers that start together wait for the first, and then find nothing to do. */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'dayreel migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await applyMigrations(drizzle(client), { migrationsFolder: FOLDER, migrationsSchema: 'public' })
  } finally {
    await client.end() // lets the lock go
  }
}
