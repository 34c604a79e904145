import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrateAuth } from '@dayreel/auth/base'
import {
  cloneDatabase,
  PASSWORD,
  refresh,
  signIn,
  signUpConfirmed,
  someone,
  startTestAuth,
  type TestAuth,
} from '@dayreel/auth/testing'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'

const OWN_MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
/** The last one of the time when the server had the tables of sign-in. */
const LAST_OF_OLD = '0005_account-addresses'
/** The last one of the time when what a video is made from had track and voice under the wire's names. */
const LAST_WITH_WIRE_NAMES = '0012_posts'

const drops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const drop of drops.splice(0)) await drop()
})

async function emptyDatabase(): Promise<string> {
  const empty = new URL(inject('templateDatabaseUrl'))
  empty.pathname = '/template0'
  const { url, drop } = await cloneDatabase(empty.href)
  drops.push(drop)
  return url
}

async function on<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

/** As an installation left it: unless told, one that was last run before the auth service had migrations of its own. */
async function migrateAsBefore(url: string, last = LAST_OF_OLD): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-migrations-'))
  await cp(OWN_MIGRATIONS, folder, { recursive: true })
  const journalFile = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: { tag: string }[] }
  const end = journal.entries.findIndex(({ tag }) => tag === last) + 1
  expect(end).toBeGreaterThan(0)
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  await on(url, (client) => applyMigrations(drizzle(client), { migrationsFolder: folder, migrationsSchema: 'public' }))
  await rm(folder, { recursive: true })
}

/** What PostgreSQL knows of the tables of sign-in, but for the notes of what was applied. */
function shapeOfAuth(url: string): Promise<unknown[]> {
  return on(url, async (client) => {
    const { rows } = await client.query(`
      select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '')
        || ' ' || is_identity as line from information_schema.columns where table_schema = 'auth' and table_name <> 'migrations'
      union all select indexdef from pg_indexes where schemaname = 'auth' and tablename <> 'migrations'
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'auth'::regnamespace and contype <> 'n' and conrelid <> 'auth.migrations'::regclass
      order by 1`)
    return rows.map(({ line }) => line as string)
  })
}

async function authOn(url: string, sealing?: TestAuth['context']['sealing']): Promise<TestAuth> {
  const connection = connect({ url, connections: 4, onBroken: () => undefined })
  const auth = await startTestAuth({ database: { ...connection, url }, ...(sealing ? { sealing } : {}) })
  return { ...auth, close: () => auth.close().then(connection.close) }
}

test('accounts of an installation from before the auth service was a package go on as they were', async () => {
  const url = await emptyDatabase()
  await migrateAsBefore(url)
  const before = await authOn(url)
  const email = someone()
  const session = await signUpConfirmed(before, email)
  await before.close()
  await migrate(url)
  await migrate(url)
  const after = await authOn(url, before.context.sealing)
  const { body: refreshed } = await refresh(after, session['refresh_token'])
  const { body: user } = await after.call('GET', '/user', { token: refreshed['access_token'] })
  expect(user).toMatchObject({ id: session['user'].id, email })
  expect((await signIn(after, email, PASSWORD)).status).toBe(200)
  expect((await signIn(after, email, 'another one')).status).toBe(400)
  await after.close()
})

test('the tables of sign-in are the same wherever they come from', async () => {
  const [old, fresh, alone] = await Promise.all([emptyDatabase(), emptyDatabase(), emptyDatabase()])
  await migrateAsBefore(old)
  await migrate(old)
  await migrate(fresh)
  await on(alone, migrateAuth)
  await on(alone, migrateAuth)
  const shape = await shapeOfAuth(alone)
  expect(shape.length).toBeGreaterThan(100)
  expect(await shapeOfAuth(old)).toEqual(shape)
  expect(await shapeOfAuth(fresh)).toEqual(shape)
})

test('a video from before keeps its track, its voice and its kind, under the names they have now', async () => {
  const url = await emptyDatabase()
  await migrateAsBefore(url, LAST_WITH_WIRE_NAMES)
  const requests = await on(url, async (client) => {
    const { rows } = await client.query(`insert into accounts (id, email) values (gen_random_uuid(), '') returning id`)
    const kept = [
      { duration: 20, musicUrl: 'raindrops', voiceId: 'dr-voice-clara', kind: 'idea', seed: 7 },
      { duration: 20, musicUrl: null, voiceId: 'dr-voice-miles', kind: 'script', seed: 7 },
      { duration: 20, musicUrl: null, voiceId: 'dr-voice-rowan', seed: 8 },
    ]
    for (const request of kept) {
      await client.query(`insert into videos (id, account_id, title, request) values (gen_random_uuid(), $1, '', $2)`, [
        rows[0].id,
        request,
      ])
    }
    await migrate(url)
    return client.query(`select request from videos order by request->>'voice'`)
  })
  expect(requests.rows.map(({ request }) => request)).toEqual([
    { duration: 20, music: 'raindrops', voice: 'dr-voice-clara', kind: 'subject', seed: 7 },
    { duration: 20, music: null, voice: 'dr-voice-miles', kind: 'script', seed: 7 },
    { duration: 20, music: null, voice: 'dr-voice-rowan', seed: 8 },
  ])
})

test('servers that start together on an empty database make it once', async () => {
  const url = await emptyDatabase()
  await Promise.all([migrate(url), migrate(url), migrate(url)])
  const { rows } = await on(url, (client) => client.query('select count(*)::int as count from auth.migrations'))
  expect(rows).toEqual([{ count: 1 }])
})

test('a database of the auth service alone is refused with a sentence that says what to do', async () => {
  const url = await emptyDatabase()
  await on(url, migrateAuth)
  await expect(migrate(url)).rejects.toThrow('Give Dayreel another one in DATABASE_URL')
})
