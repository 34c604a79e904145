import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { Client } from 'pg'
import { readZip } from '../read-zip.ts'
import { OLD_PLATFORMS } from './settings.ts'

/** The description that the archive contains of itself. */
export type About = {
  /** The moment when the site was stopped. */
  madeAt: string
  /** Files of the data folder that have the same content as another file, by name. */
  copies: Record<string, string>
}

const ARCHIVE = new URL('./installation.zip', import.meta.url)

/** Does the part of `openOldInstallation` that concerns the database. */
export async function openOldDatabase(databaseUrl: string): Promise<void> {
  await fillDatabase(databaseUrl, await readArchive())
}

/**
 * Unpacks the installation of release 0.1 that `make-installation.ts` has packed into an empty database and an empty
 * folder. All clocks are set back to the moment when the site was stopped. Only the job queue keeps the database's
 * clock.
 */
export async function openOldInstallation(databaseUrl: string, dataFolder: string): Promise<void> {
  const archive = await readArchive()
  await fillDatabase(databaseUrl, archive)
  const { files, about, behindMs } = archive
  for (const [name, bytes] of files) if (name.startsWith('data/')) await write(dataFolder, name.slice(5), bytes)
  for (const [name, first] of Object.entries(about.copies)) await write(dataFolder, name, files.get(`data/${first}`)!)
  await setStandInsBack(dataFolder, behindMs)
}

async function readArchive() {
  const files = readZip(await readFile(ARCHIVE))
  const about = JSON.parse(files.get('about.json')!.toString()) as About
  return { files, about, behindMs: Date.now() - Date.parse(about.madeAt) }
}
type Archive = Awaited<ReturnType<typeof readArchive>>

async function fillDatabase(url: string, { files, behindMs }: Archive): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(files.get('database.sql')!.toString())
  await client.query('insert into public.app_clock (ahead) values (make_interval(secs => $1))', [-behindMs / 1000])
  await moveJobs(client, behindMs)
  await client.end()
}

async function write(folder: string, name: string, bytes: Buffer): Promise<void> {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}

/** Moves the times of the queue's jobs forward, because the queue deletes jobs that have waited for weeks. */
async function moveJobs(client: Client, byMs: number): Promise<void> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    select relname as table, array_agg(attname::text) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'pgboss'::regnamespace and relkind = 'r' and atttypid = 'timestamptz'::regtype
      and attnum > 0 and not attisdropped group by relname`)
  for (const { table, columns } of rows) {
    const changes = columns.map((column) => `"${column}" = "${column}" + make_interval(secs => $1)`)
    await client.query(`update pgboss."${table}" set ${changes.join(', ')}`, [byMs / 1000])
  }
}

async function setStandInsBack(folder: string, byMs: number): Promise<void> {
  for (const name of OLD_PLATFORMS) {
    const path = join(folder, `sandbox-${name}.state`)
    const state = deserialize(await readFile(path)) as { aheadMs: number }
    await writeFile(path, serialize({ ...state, aheadMs: state.aheadMs - byMs }))
  }
  const path = join(folder, 'sandbox-stripe.json')
  const state = JSON.parse(await readFile(path, 'utf8')) as { aheadSeconds: number }
  const aheadSeconds = state.aheadSeconds - Math.round(byMs / 1000)
  await writeFile(path, JSON.stringify({ ...state, aheadSeconds }))
}
