import { fileURLToPath } from 'node:url'
import { migrateAuth } from '@dayreel/auth/base'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number that no other program on the database takes for a lock of its own. */
const LOCK = 7_315_229_001

const AUTH_ALONE =
  'This database belongs to the auth service alone (npm run auth). Give Dayreel another one in DATABASE_URL, or an empty one.'

/** Brings the database to the newest shape. Servers that start together wait for the first, and then find nothing to do. */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'dayreel migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    if (await isAuthAlone(client)) throw new Error(AUTH_ALONE)
    await applyMigrations(drizzle(client), { migrationsFolder: FOLDER, migrationsSchema: 'public' })
    await migrateAuth(client)
  } finally {
    await client.end() // lets the lock go
  }
}

/** Our own migrations made the tables of sign-in before the auth service did so itself, and would not find their place free. */
async function isAuthAlone(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ isAlone: boolean }>(`select
    to_regclass('auth.users') is not null and to_regclass('public.accounts') is null as "isAlone"`)
  return rows[0]!.isAlone
}
