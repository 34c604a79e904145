import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { AUTH_MIGRATIONS } from '@dayreel/auth/base'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { applicationName } from '#db/application-name.ts'
import { explainDatabaseError } from '#db/explain-database-error.ts'
import { migrate, OWN_MIGRATIONS } from '#db/migrate.ts'
import { UsageError } from '#errors/usage-error.ts'
import { createQueueTables, keepWaitingJobs } from '#jobs/create-jobs.ts'
import type { FileStorage } from '#storage/file-storage.ts'
import { forEachFile } from '#storage/for-each-file.ts'
import { hashFile } from '#storage/move-files.ts'
import type { BackupPlace } from './backup-place.ts'
import { copyIn } from './copy-table.ts'
import type { Manifest } from './manifest.ts'
import { holdBackRepeats } from './hold-back-repeats.ts'
import { listTables } from './read-tables.ts'

type Site = { databaseUrl: string; storage: FileStorage }
type Migrations = typeof OWN_MIGRATIONS

/**
 * Checks that a backup is complete and can be restored here. Nothing is written.
 *
 * @throws {UsageError} if it cannot.
 */
export async function checkBackup(
  { databaseUrl }: Pick<Site, 'databaseUrl'>,
  place: BackupPlace,
  manifest: Manifest,
): Promise<void> {
  for (const [name, migrations] of [
    ['public', OWN_MIGRATIONS],
    ['auth', AUTH_MIGRATIONS],
  ] as const)
    if (!readMigrationFiles(migrations).some(({ folderMillis }) => folderMillis === manifest.schema[name]))
      throw new UsageError('The backup is of a newer release of Dayreel. Restore it with that release.')
  await requireEmpty(databaseUrl)
  const contents = new Set([...manifest.tables, ...manifest.files].map(({ sha256 }) => sha256))
  await forEachFile(contents, async (sha256) => {
    const key = place.contentKey(sha256)
    const isWhole = (await place.storage.describe(key)) !== undefined && (await hashFile(place.storage, key)) === sha256
    if (!isWhole) throw new UsageError(`The backup is damaged: its content ${sha256} is missing or has changed.`)
  })
}

/**
 * Restores a checked backup into an empty database: first the files, then all rows in one transaction, so an
 * interrupted restore can be repeated. Afterwards the tables are migrated to this release.
 */
export async function restoreSite(site: Site, place: BackupPlace, manifest: Manifest): Promise<void> {
  await site.storage.probe()
  await restoreFiles(site.storage, place, manifest)
  await withClient(site.databaseUrl, async (client) => {
    await migrateTo(client, OWN_MIGRATIONS, manifest.schema.public)
    await migrateTo(client, AUTH_MIGRATIONS, manifest.schema.auth)
    await createQueueTables(site.databaseUrl)
    await client.query('begin')
    await loadTables(client, place, manifest)
    await holdBackRepeats(client, new Date(manifest.createdAt))
    await keepWaitingJobs(client)
    await client.query('commit')
  })
  await migrate(site.databaseUrl)
}

async function restoreFiles(storage: FileStorage, place: BackupPlace, { files }: Manifest): Promise<void> {
  await forEachFile(files, async ({ key, sha256, sizeInBytes }) => {
    const found = await storage.describe(key)
    if (found?.sizeInBytes === sizeInBytes && (await hashFile(storage, key)) === sha256) return
    await storage.put(key, await place.storage.read(place.contentKey(sha256)))
  })
}

async function loadTables(client: Client, place: BackupPlace, { tables, sequences }: Manifest): Promise<void> {
  const order = (await listTables(client)).map(({ schema, name }) => `${schema}.${name}`)
  const placeOf = ({ schema, name }: Manifest['tables'][number]): number => {
    const index = order.indexOf(`${schema}.${name}`)
    if (index === -1) throw new UsageError(`This release has no table ${schema}.${name} for the backup’s rows.`)
    return index
  }
  // The queue inserts rows when it creates its tables.
  for (const name of order.toReversed()) await client.query(`delete from ${name.split('.').map(quote).join('.')}`)
  for (const table of tables.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const { schema, name, columns, sha256 } = table
    const rows = (await place.storage.read(place.contentKey(sha256))).pipe(createGunzip())
    await copyIn(client, `copy ${quote(schema)}.${quote(name)} (${columns.map(quote).join(', ')}) from stdin`, rows)
  }
  for (const { schema, name, last } of sequences)
    await client.query('select setval($1::regclass, $2)', [`${quote(schema)}.${quote(name)}`, last])
}

/** Creates the tables of the release that made the backup: applies the migrations up to its newest one. */
async function migrateTo(client: Client, migrations: Migrations, newest: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-migrations-'))
  try {
    await cp(migrations.migrationsFolder, folder, { recursive: true })
    const file = join(folder, 'meta', '_journal.json')
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { when: number }[] }
    const entries = journal.entries.filter(({ when }) => when <= newest)
    await writeFile(file, JSON.stringify({ ...journal, entries }))
    await applyMigrations(drizzle(client), { ...migrations, migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function requireEmpty(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ isThere: boolean }>(
      `select to_regclass('public.installations') is not null as "isThere"`,
    )
    if (!rows[0]!.isThere) return
    // An interrupted restore leaves tables without rows.
    const { rowCount } = await client.query('select 1 from public.installations')
    if (rowCount !== 0)
      throw new UsageError('The database is in use. Restore into an empty one: create it and set DATABASE_URL.')
  })
}

async function withClient(url: string, act: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, application_name: applicationName('restore') })
  await client.connect().catch((error: unknown) => {
    throw explainDatabaseError(error, url)
  })
  try {
    await act(client)
  } finally {
    await client.end()
  }
}

function quote(name: string): string {
  return `"${name}"`
}
