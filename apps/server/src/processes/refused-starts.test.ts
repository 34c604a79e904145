import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openInstallation } from '#installation/installation.ts'
import { createSealing } from '#secrets/sealing.ts'
import { createTestDatabase, type TestDatabase } from '#test/create-test-database.ts'
import { freePort } from '#test/free-port.ts'

const SERVE = fileURLToPath(new URL('../serve.ts', import.meta.url))
const PATIENT = { timeout: 60_000 }
const KEY = Buffer.alloc(32, 7)

let database: TestDatabase
let folder: string
let site: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'dayreel-starts-'))
  site = await mkdtemp(join(tmpdir(), 'dayreel-site-'))
  await writeFile(join(site, 'index.html'), '<!doctype html><title>Home</title>')
})
afterAll(async () => {
  await database.close()
  for (const made of [folder, site]) await rm(made, { recursive: true })
})

/** Moves the stored dates of the migrations by this many days. */
async function moveMigrations(days: number): Promise<void> {
  await database.db.execute(sql`update migrations set created_at = created_at + ${days * 86_400_000}::bigint`)
}

/** Starts a server and waits until it has ended. */
async function startServer(settings: Readonly<Record<string, string>>): Promise<{ status: unknown; words: string }> {
  const child = spawn(process.execPath, [SERVE], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(await freePort()),
      DATABASE_URL: database.url,
      DATA_FOLDER: folder,
      MASTER_KEY: KEY.toString('base64'),
      SITE_FOLDER: site,
      ...settings,
    },
  })
  let words = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (words += text))
  child.stdout.on('data', () => child.kill('SIGTERM')) // Output means that the server started.
  const [status] = (await once(child, 'close')) as [unknown]
  return { status, words }
}

test('a server without a built site refuses to start', PATIENT, async () => {
  const SITE_FOLDER = join(folder, 'no-site')
  expect(await startServer({ SITE_FOLDER, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' })).toEqual({
    status: 2,
    words: `The site is not built: there is no index.html in ${SITE_FOLDER}. Run \`npm run build\`, then start the server again.\n`,
  })
})

test('a start without a database names the setting to correct, and may be retried', PATIENT, async () => {
  const port = await freePort()
  expect(await startServer({ DATABASE_URL: `postgresql://someone:secret@127.0.0.1:${port}/none` })).toEqual({
    status: 75,
    words: `PostgreSQL at 127.0.0.1:${port} cannot be reached (ECONNREFUSED). Start it, or correct DATABASE_URL.\n`,
  })
})

test('a start on a database that does not exist says so', PATIENT, async () => {
  const url = new URL(database.url)
  url.pathname = '/none'
  const { status, words } = await startServer({ DATABASE_URL: url.href })
  expect(words).toMatch(/^PostgreSQL at \S+ has no database with the name in DATABASE_URL\. .*\n$/)
  expect(status).toBe(2)
})

test('a start on a port in use names the setting to change', PATIENT, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { status, words } = await startServer({ PORT: String(port) })
  other.close()
  expect(words).toMatch(new RegExp(`^Port ${port} of 127\\.0\\.0\\.1 is in use by another program\\. .*PORT.*\\n$`))
  expect(status).toBe(2)
})

describe('an installation in use', () => {
  let id: string

  beforeAll(async () => {
    await openInstallation({ db: database.db, sealing: createSealing(KEY), dataFolder: folder })
    id = (await readFile(join(folder, 'installation'), 'utf8')).trim()
  })

  test('a server with another key refuses to start', PATIENT, async () => {
    const { status, words } = await startServer({ MASTER_KEY: Buffer.alloc(32, 8).toString('base64') })
    expect(words).toMatch(/^MASTER_KEY is not the key that this database was sealed with\. .*\n$/)
    expect(status).toBe(2)
  })

  test('a server with another data folder refuses to start, and explains how to move the data', PATIENT, async () => {
    const { status, words } = await startServer({ DATA_FOLDER: site })
    expect(words).toMatch(/^The data folder \S+ is not the one of this installation: .*\n$/)
    expect(words).toContain(`write ${id} into ${join(site, 'installation')}.`)
    expect(status).toBe(2)
  })

  test('a server with the folder of another installation refuses to start', PATIENT, async () => {
    await writeFile(join(site, 'installation'), 'another')
    const { status, words } = await startServer({ DATA_FOLDER: site })
    await rm(join(site, 'installation'))
    expect(words).toMatch(/^The data folder \S+ and the database belong to different installations\. .*\n$/)
    expect(status).toBe(2)
  })

  test('a server of an older release refuses to start on the tables of a newer one', PATIENT, async () => {
    await moveMigrations(1)
    const { status, words } = await startServer({})
    await moveMigrations(-1)
    expect(words).toMatch(/^A newer release of Dayreel has changed the tables of this database\. .*\n$/)
    expect(status).toBe(2)
  })
})

test('a server refuses to start while a process of release 0.1 uses the database', PATIENT, async () => {
  const old = new Client({ connectionString: database.url, application_name: 'dayreel listener' })
  await old.connect()
  const { status, words } = await startServer({})
  await old.end()
  expect(words).toMatch(/^Servers or workers of release 0\.1 still use this database .* stop all of them, .*\n$/)
  expect(status).toBe(2)
})

test('reports a folder that cannot be created', PATIENT, async () => {
  const fresh = await createTestDatabase()
  const below = join(folder, 'installation', 'below-a-file')
  const { status, words } = await startServer({ DATABASE_URL: fresh.url, DATA_FOLDER: below })
  await fresh.close()
  expect(words).toMatch(/^The data folder \S+ cannot be created \(ENOTDIR\)\. .*DATA_FOLDER\.\n$/)
  expect(status).toBe(2)
})
