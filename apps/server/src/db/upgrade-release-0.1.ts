import { readFile } from 'node:fs/promises'
import { readMigrationFiles, type MigrationConfig } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { UsageError } from '#errors/usage-error.ts'

const UPGRADE = new URL('./migrations/from-release-0.1.sql', import.meta.url)
/** The newest migration of release 0.1. */
const LAST_OF_OLD = 1_795_431_284_692
const NEITHER =
  'The tables of this database match neither release 0.1 nor release 0.2. A version between two releases created them. Restore a backup of one of these releases, or start with an empty database.'

/**
 * Upgrades a database of release 0.1 to the baseline in one transaction. The migration records of release 0.1 are
 * deleted. A server of release 0.1 that is started later therefore finds no records, tries to create its tables and
 * ends with an error.
 *
 * @throws {UsageError} if the tables are in a state between the two releases.
 */
export async function upgradeRelease01(client: Client, migrations: MigrationConfig): Promise<void> {
  const last = await readLastOfOld(client)
  if (last === undefined) return
  const baseline = readMigrationFiles(migrations)[0]!
  if (last !== LAST_OF_OLD && last !== baseline.folderMillis) throw new UsageError(NEITHER)
  await client.query('begin')
  try {
    if (last === LAST_OF_OLD) await client.query(await readFile(UPGRADE, 'utf8'))
    const table = `"${migrations.migrationsSchema}"."${migrations.migrationsTable}"`
    // This is the same table that the migrator creates.
    await client.query(`create table ${table} (id serial primary key, hash text not null, created_at bigint)`)
    await client.query(`insert into ${table} (hash, created_at) values ($1, $2)`, [
      baseline.hash,
      baseline.folderMillis,
    ])
    await client.query('drop table public.__drizzle_migrations')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Returns the last migration of release 0.1. Returns undefined if the database is new or was created by a later
 * release.
 */
async function readLastOfOld(client: Client): Promise<number | undefined> {
  const { rows: found } = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.__drizzle_migrations') is not null as "isThere"`,
  )
  if (!found[0]!.isThere) return undefined
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at)::text as last from public.__drizzle_migrations',
  )
  return rows[0]!.last === null ? undefined : Number(rows[0]!.last)
}
