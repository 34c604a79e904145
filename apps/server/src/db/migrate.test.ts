import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrateAuth } from '@dayreel/auth/base'
import { PASSWORD, signIn, signUpConfirmed, someone, startTestAuth, type TestAuth } from '@dayreel/auth/testing'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { createJobs } from '#jobs/create-jobs.ts'
import { createLog } from '#log/create-log.ts'
import { describeSchema } from '#test/describe-schema.ts'
import { createEmptyDatabase } from '#test/empty-database.ts'
import { QUICK_START } from '#test/quick-start.ts'
import { openOldDatabase } from '#test/release-0.1/open-installation.ts'
import { connect } from './connect.ts'
import { migrate, readSchemaState } from './migrate.ts'

const MIGRATE = new URL('./migrate.ts', import.meta.url).href
const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
const NEITHER = /^The tables of this database match neither release 0\.1 nor release 0\.2/
const BESIDE_OLD =
  /^Servers or workers of release 0\.1 still use this database \(connections: 1, from this machine\)\. /

const drops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const drop of drops.splice(0)) await drop()
})

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createEmptyDatabase()
  drops.push(drop)
  return url
}

async function oldDatabase(): Promise<string> {
  const url = await emptyDatabase()
  await openOldDatabase(url)
  return url
}

async function on<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

/**
 * Describes the schemas of the app, the sign-in and the job queue after today's servers have started on the database
 * twice. The second start builds the indexes of the queue's tables.
 */
async function schemaOf(url: string): Promise<string[]> {
  const { db, close } = connect({ url, connections: 2, onBroken: () => undefined })
  const jobs = await createJobs({ url, db, log: createLog({ level: 'silent', name: 'test' }) })
  await jobs.close()
  await close()
  await migrate(url)
  return on(url, describeSchema)
}

async function expectCurrent(url: string): Promise<void> {
  expect(await on(url, (client) => readSchemaState(drizzle(client) as never))).toBe('current')
}

function readConnections(client: Client) {
  return client.query<{ platform: string; refresh_at: Date | null }>(
    'select platform, refresh_at from connections order by platform',
  )
}

async function authOn(url: string, sealing?: TestAuth['context']['sealing']): Promise<TestAuth> {
  const connection = connect({ url, connections: 4, onBroken: () => undefined })
  const auth = await startTestAuth({ database: { ...connection, url }, ...(sealing ? { sealing } : {}) })
  return { ...auth, close: () => auth.close().then(connection.close) }
}

test('the tables are the same in a new database and in one upgraded from release 0.1', async () => {
  const [fresh, old] = [await emptyDatabase(), await oldDatabase()]
  await migrate(fresh)
  await Promise.all([migrate(old), migrate(old), migrate(old)])
  const schema = await schemaOf(fresh)
  expect(schema.length).toBeGreaterThan(900)
  expect(await schemaOf(old)).toEqual(schema)
  await expectCurrent(old)
  await migrate(old)
})

test('an index that an interrupted start has left half-built is built again, while other processes wait', async () => {
  const url = await emptyDatabase()
  await migrate(url)
  await schemaOf(url)
  const isValid = `select indisvalid from pg_index where indexrelid = any($1::regclass[])`
  const names = [['public.runs_unfinished', 'pgboss.job_dayreel_account']]
  await on(url, async (client) => {
    await client.query(`update pg_index set indisvalid = false where indexrelid = any($1::regclass[])`, names)
    await client.query('drop index public.video_versions_made')
  })
  await Promise.all([migrate(url), migrate(url), migrate(url)])
  const { rows } = await on(url, (client) => client.query(isValid, names))
  expect(rows).toEqual([{ indisvalid: true }, { indisvalid: true }])
  const made = await on(url, (client) => client.query(`select to_regclass('video_versions_made')::text as name`))
  expect(made.rows).toEqual([{ name: 'video_versions_made' }])
})

test('a video of release 0.1 keeps its whole request, under today’s names of its choices', async () => {
  const url = await oldDatabase()
  const requests = await on(url, async (client) => {
    const { rows } = await client.query(
      `insert into accounts (id, email) values (gen_random_uuid(), 'choices') returning id`,
    )
    const kept = [
      {
        scriptSubject: '',
        duration: 20,
        music: 'raindrops',
        voice: 'a',
        kind: 'script',
        toFind: { day: '2026-11-01' },
      },
      {
        scriptSubject: 'A lamp',
        selectedTemplateId: 'general',
        duration: 45,
        styleId: '621e1c9a-6319-4bee-a12d-ae40659162fa',
        quality: 'high',
        additionalInfo: 'no people',
        music: null,
        voice: 'b',
        seed: 9,
        told: [],
      },
      { styleId: 'a style that is gone', duration: 20, music: null, voice: 'c', seed: 10 },
    ]
    for (const request of kept) {
      await client.query(`insert into videos (id, account_id, title, request) values (gen_random_uuid(), $1, '', $2)`, [
        rows[0].id,
        request,
      ])
    }
    await migrate(url)
    return client.query(`select request from videos where account_id = '${rows[0].id}' order by request->>'voice'`)
  })
  expect(requests.rows.map(({ request }) => request)).toEqual([
    { text: '', durationSeconds: 20, music: 'raindrops', voice: 'a', kind: 'script', toFind: { day: '2026-11-01' } },
    {
      text: 'A lamp',
      template: 'general',
      durationSeconds: 45,
      style: 'Moody',
      quality: 'high',
      notes: 'no people',
      music: null,
      voice: 'b',
      seed: 9,
      told: [],
    },
    { style: 'a style that is gone', durationSeconds: 20, music: null, voice: 'c', seed: 10 },
  ])
})

test('refunds, disputes and granted plans of release 0.1 keep their meaning, and old accounts get no welcome mail', async () => {
  const url = await oldDatabase()
  const [reversals, plans] = await on(url, async (client) => {
    await client.query(`
      insert into accounts (id, email, plan) values ('00000000-0000-4000-8000-000000000001', 'given', 'pro'),
        ('00000000-0000-4000-8000-000000000002', 'paying', 'pro'), ('00000000-0000-4000-8000-000000000003', 'free', 'free');
      insert into subscriptions (id, account_id, plan, status, price_id, started_at, period_starts_at, period_ends_at)
        values ('sub_1', '00000000-0000-4000-8000-000000000002', 'pro', 'active', 'price_1', now(), now(), now());
      insert into payments (id, account_id, kind, credits, amount, currency, wanted, taken, paid_at) values
        ('cs_owed', '00000000-0000-4000-8000-000000000002', 'pack', 10, 1200, 'usd', 10, 4, now()),
        ('cs_failed', '00000000-0000-4000-8000-000000000002', 'pack', 10, 1200, 'usd', 10, 10, now());
      insert into payment_reversals (id, payment_id, kind, amount, wanted, taken, state) values
        ('dp_1', 'cs_owed', 'dispute', 1200, 10, 4, 'active'),
        ('re_2', 'cs_failed', 'refund', 600, 5, 5, 'returned'), ('dp_2', 'cs_failed', 'dispute', 1200, 5, 5, 'active')`)
    await migrate(url)
    return [
      await client.query(
        `select id, wanted, taken, uncollected from payment_reversals where payment_id in ('cs_owed', 'cs_failed') order by id`,
      ),
      await client.query(
        `select email, granted_plan, welcomed_at is null as waits from accounts where email in ('given', 'paying', 'free') order by id`,
      ),
    ]
  })
  expect(reversals.rows).toEqual([
    { id: 'dp_1', wanted: 10, taken: 4, uncollected: 6 },
    { id: 'dp_2', wanted: 10, taken: 10, uncollected: 0 },
    { id: 're_2', wanted: 0, taken: 0, uncollected: 0 },
  ])
  expect(plans.rows).toEqual([
    { email: 'given', granted_plan: 'pro', waits: false },
    { email: 'paying', granted_plan: null, waits: false },
    { email: 'free', granted_plan: null, waits: false },
  ])
})

test('the Instagram connections of release 0.1 become due once, so that their granter is read; other connections do not change', async () => {
  const url = await oldDatabase()
  const [before, after] = await on(url, async (client) => {
    const { rows } = await readConnections(client)
    await migrate(url)
    return [rows, (await readConnections(client)).rows]
  })
  expect(after.map(({ platform }) => platform)).toEqual(['instagram', 'tiktok', 'youtube'])
  expect(after[0]!.refresh_at!.getTime()).toBeLessThanOrEqual(Date.now())
  expect(after.slice(1)).toEqual(before.slice(1))
})

test('channels of release 0.1 post to the same YouTube channel with the same choices', async () => {
  const url = await oldDatabase()
  const targets = await on(url, async (client) => {
    const account = '00000000-0000-4000-8000-000000000001'
    const connection = '00000000-0000-4000-8000-000000000002'
    await client.query(`insert into accounts (id, email) values ($1, '')`, [account])
    await client.query(
      `insert into connections (id, account_id, platform, platform_id) values ($1, $2, 'youtube', 'someone')`,
      [connection, account],
    )
    const kept = [
      ['Unlisted', connection, 'unlisted', true, false],
      ['Private', connection, 'private', false, true],
      ['Nowhere', null, 'public', true, true],
    ]
    for (const [name, ...posting] of kept) {
      const { rows } = await client.query(
        `insert into channels (id, account_id, template_id, template_name, name, created_at, zone, days)
          values (gen_random_uuid(), $1, 'time-broke-here', '', $2, now(), 'UTC', '{1}') returning id`,
        [account, name],
      )
      await client.query(
        `insert into channel_config (channel_id, image_prompt, text_prompt, desired_duration, selected_style_id, selected_quality,
            selected_voice_id, custom_notes, youtube_connection_id, privacy_status, made_for_kids, notify_subscribers)
          values ($1, '', '', 30, '', 'low', '', '', $2, $3, $4, $5)`,
        [rows[0].id, ...posting],
      )
    }
    await migrate(url)
    return client.query(
      `
      select name, connection_id = $1 as is_same, privacy, choices from channels
      left join channel_targets on channel_targets.channel_id = channels.id
      where connection_id = $1 or name = 'Nowhere' order by name`,
      [connection],
    )
  })
  const others = {
    allowsComments: false,
    allowsDuets: false,
    allowsStitches: false,
    promotes: null,
    asDraft: false,
  }
  expect(targets.rows).toEqual([
    { name: 'Nowhere', is_same: null, privacy: null, choices: null },
    {
      name: 'Private',
      is_same: true,
      privacy: 'private',
      choices: { ...others, isMadeForKids: false, notifiesSubscribers: true },
    },
    {
      name: 'Unlisted',
      is_same: true,
      privacy: 'unlisted',
      choices: { ...others, isMadeForKids: true, notifiesSubscribers: false },
    },
  ])
})

test('channels of release 0.1 keep their configuration, under today’s names of its choices', async () => {
  const url = await oldDatabase()
  const { rows } = await on(url, async (client) => {
    const account = '00000000-0000-4000-8000-000000000003'
    await client.query(`insert into accounts (id, email) values ($1, '')`, [account])
    const kept = [
      ['Gone', 20, 'a style that is gone', 'low', 'a voice that is gone', 'a track that is gone', ''],
      ['Known', 45, '621e1c9a-6319-4bee-a12d-ae40659162fa', 'high', 'dr-voice-ada', null, 'no people'],
    ]
    for (const [name, ...config] of kept) {
      const made = await client.query(
        `insert into channels (id, account_id, template_id, template_name, name, created_at, zone, days)
          values (gen_random_uuid(), $1, 'time-broke-here', '', $2, now(), 'UTC', '{1}') returning id`,
        [account, name],
      )
      await client.query(
        `insert into channel_config (channel_id, image_prompt, text_prompt, desired_duration, selected_style_id, selected_quality,
            selected_voice_id, selected_music, custom_notes, privacy_status, made_for_kids, notify_subscribers)
          values ($1, 'a lamp', 'slowly', $2, $3, $4, $5, $6, $7, 'private', false, false)`,
        [made.rows[0].id, ...config],
      )
    }
    await migrate(url)
    return client.query(
      `select image_prompt, text_prompt, choices from channel_config join channels on id = channel_id
        where account_id = $1 order by name`,
      [account],
    )
  })
  const prompts = { image_prompt: 'a lamp', text_prompt: 'slowly' }
  expect(rows).toEqual([
    {
      ...prompts,
      choices: {
        durationSeconds: 20,
        style: 'a style that is gone',
        quality: 'low',
        voice: 'a voice that is gone',
        music: 'a track that is gone',
        notes: '',
      },
    },
    {
      ...prompts,
      choices: {
        durationSeconds: 45,
        style: 'Moody',
        quality: 'high',
        voice: 'dr-voice-ada',
        music: null,
        notes: 'no people',
      },
    },
  ])
})

test('a killed upgrade leaves release 0.1 unchanged, and the next start completes it', async () => {
  const url = await oldDatabase()
  const before = await on(url, describeSchema)
  await on(url, async (holder) => {
    await holder.query('begin')
    await holder.query('select from runs limit 1') // The upgrade waits here after changing many tables.
    const child = spawn(
      process.execPath,
      [
        ...QUICK_START,
        '--input-type=module',
        '-e',
        `const { migrate } = await import(${JSON.stringify(MIGRATE)}); await migrate(${JSON.stringify(url)})`,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const ended = once(child, 'exit')
    await expect
      .poll(async () => {
        const { rows } = await holder.query(`select relation::regclass::text as name from pg_locks where not granted`)
        return rows
      })
      .toEqual([{ name: 'runs' }])
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    await holder.query('rollback')
  })
  // The killed process's session holds its lock until PostgreSQL has ended the session.
  await on(url, async (client) => {
    await client.query('select pg_advisory_lock(7315229001)')
    expect(await describeSchema(client)).toEqual(before)
  })
  await migrate(url)
  await expectCurrent(url)
})

test('nothing is migrated while a process of release 0.1 is connected', async () => {
  for (const name of ['dayreel', 'dayreel jobs', 'dayreel listener']) {
    const url = await oldDatabase()
    const old = new Client({ connectionString: url, application_name: name })
    await old.connect()
    await expect(migrate(url)).rejects.toThrow(BESIDE_OLD)
    const { rows } = await old.query(`select to_regclass('public.migrations') is null as "isOld"`)
    expect(rows).toEqual([{ isOld: true }])
    await old.end()
    await migrate(url)
  }
})

test('a server of release 0.1 that is started after the upgrade exits without changing anything', async () => {
  const url = await oldDatabase()
  await migrate(url)
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-migrations-'))
  await mkdir(join(folder, 'meta'))
  const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_accounts', breakpoints: true }]
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }))
  await writeFile(join(folder, '0000_accounts.sql'), 'CREATE TABLE "accounts" ("id" uuid PRIMARY KEY NOT NULL)')
  await on(url, async (client) => {
    const migrateAsOld = applyMigrations(drizzle(client), { migrationsFolder: folder, migrationsSchema: 'public' })
    await expect(migrateAsOld).rejects.toThrow('CREATE TABLE "accounts"')
  })
  await rm(folder, { recursive: true })
  await migrate(url)
  await expectCurrent(url)
})

test('rejects a database in a state between the releases; the last such state counts as the baseline', async () => {
  const [between, last] = [await oldDatabase(), await emptyDatabase()]
  await on(between, (client) =>
    client.query(`insert into __drizzle_migrations (hash, created_at) values ('', 1795477735209)`),
  )
  await expect(migrate(between)).rejects.toThrow(NEITHER)
  const baseline = readMigrationFiles({ migrationsFolder: MIGRATIONS })[0]!
  await on(last, async (client) => {
    for (const statement of baseline.sql) await client.query(statement)
    await client.query('create table __drizzle_migrations (id serial primary key, hash text, created_at bigint)')
    await client.query('insert into __drizzle_migrations (hash, created_at) values ($1, $2)', [
      baseline.hash,
      baseline.folderMillis,
    ])
  })
  await migrate(last)
  await expectCurrent(last)
})

test('servers that start together create the tables once on an empty database', async () => {
  const url = await emptyDatabase()
  await Promise.all([migrate(url), migrate(url), migrate(url)])
  const { rows } = await on(url, (client) => client.query('select count(*)::int as count from auth.migrations'))
  expect(rows).toEqual([{ count: 1 }])
})

test('the app can use a database of the auth service alone, and its users stay', async () => {
  const url = await emptyDatabase()
  await on(url, migrateAuth)
  const before = await authOn(url)
  const email = someone()
  await signUpConfirmed(before, email)
  await before.close()
  await migrate(url)
  const after = await authOn(url, before.context.sealing)
  expect((await signIn(after, email, PASSWORD)).status).toBe(200)
  await after.close()
})
