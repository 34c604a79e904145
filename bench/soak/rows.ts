import { join } from 'node:path'
import { numberText } from '@dayreel/catalogue'
import {
  connect,
  createJobs,
  createLog,
  hotQueries,
  migrate,
  searchExpired,
  startEmbeddedPostgres,
} from '@dayreel/server/testing'
import { withScratchFolder } from '../scratch-folder.ts'
import type { SoakPart } from './part.ts'

const CHANNELS = 1_000_000
const QUICK_CHANNELS = 10_000
const CHANNELS_AN_ACCOUNT = 5
const VIDEOS_A_CHANNEL = 10
const RUNS_A_CHANNEL = 30
const SEEDED_AT_ONCE = 5_000
const SEEDING_CONNECTIONS = 2
/** The largest tables. Their indexes are created after the rows. */
const LARGE_TABLES = ['videos', 'video_versions', 'runs', 'channels', 'posts']
/** Settings that load rows faster. They risk the data in a crash, which does not matter here. */
const LOADING_SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '16GB',
  autovacuum: 'off',
}
/**
 * The videos of one large account, and its files, which all of them show. Each storyboard has the size of a real one.
 */
const STORYBOARDS = 3_000
const FILES = 300
const SCENES = 12
const SCENE_CHARACTERS = 62 * 32
const TRIES = 7
const MOST_MS = 20

type Pool = ReturnType<typeof connect>['pool']

/**
 * Fills a database with a million channels, ten million videos, thirty million runs, a million posts and ten million
 * finished jobs, and measures every query that runs often. A query slower than 20 ms is a problem.
 */
export const soakRows: SoakPart = ({ count, quick, say }) =>
  withScratchFolder(async (folder) => {
    const channels = count ?? (quick ? QUICK_CHANNELS : CHANNELS)
    const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
    const { db, pool, close } = connect({ url: postgres.url, connections: 4, onBroken: () => undefined })
    const log = createLog({ level: 'error', name: 'soak' })
    await migrate(postgres.url)
    const jobs = await createJobs({ url: postgres.url, db, log })
    await migrate(postgres.url)
    try {
      await seedQuickly(pool, channels, say)
      const { rows } = await pool.query<{ id: string }>('select id from accounts order by id limit 1 offset 7')
      const accountId = rows[0]!.id
      await seedStoryboards(pool, accountId)
      await analyze(pool)
      say(`  ${numberText(channels)} channels, ${numberText(channels * RUNS_A_CHANNEL)} runs`)
      const services = { db, jobs, log } as never
      const problems: string[] = []
      for (const { name, run } of hotQueries(services, accountId)) {
        const ms = await median(run)
        say(`  ${ms.toFixed(2).padStart(8)} ms  ${name}`)
        if (ms > MOST_MS) problems.push(`${name} took ${ms.toFixed(1)} ms`)
      }
      const started = performance.now()
      await searchExpired(services)
      say(
        `  ${((performance.now() - started) / 1e3).toFixed(2).padStart(8)} s   the nightly search for old videos and files`,
      )
      return problems
    } finally {
      await jobs.close()
      await close()
      await postgres.stop()
    }
  })

/** Seeds rows without indexes and without checks of foreign keys, then creates the indexes again. */
async function seedQuickly(pool: Pool, channels: number, say: (line: string) => void): Promise<void> {
  const started = performance.now()
  const sayTime = (what: string): void =>
    say(`  ${((performance.now() - started) / 1e3).toFixed(0).padStart(8)} s   ${what}`)
  for (const [name, value] of Object.entries(LOADING_SETTINGS))
    await pool.query(`alter system set ${name} = '${value}'`)
  await pool.query('select pg_reload_conf()')
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [LARGE_TABLES],
  )
  for (const { name } of indexes) await pool.query(`drop index ${name}`)
  let next = 1
  const seedSome = async (): Promise<void> => {
    const client = await pool.connect()
    await client.query('set session_replication_role = replica; set statement_timeout = 0')
    while (next <= channels) {
      const from = next
      next += SEEDED_AT_ONCE
      await seed(client, from, Math.min(channels, next - 1))
      if (from % 100_000 === 1) sayTime(`from channel ${numberText(from)}`)
    }
    client.release(true)
  }
  await Promise.all(Array.from({ length: SEEDING_CONNECTIONS }, seedSome))
  sayTime('rows')
  const client = await pool.connect()
  await client.query(`set statement_timeout = 0; set maintenance_work_mem = '1GB'`)
  for (const { definition } of indexes) await client.query(definition)
  client.release(true)
  sayTime('indexes')
  await pool.query('alter system reset all')
  await pool.query('select pg_reload_conf()')
}

async function analyze(pool: Pool): Promise<void> {
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('vacuum analyze')
  client.release(true)
}

async function median(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < TRIES; i++) {
    const started = performance.now()
    await run()
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(TRIES / 2)]!
}

const id = (kind: string, number: string): string => `md5('${kind}' || ${number})::uuid`

/** Writes some channels with their account, videos, runs, a post each, and the finished jobs of their videos. */
async function seed(client: Pick<Pool, 'query'>, from: number, to: number): Promise<void> {
  const account = id('account', `(n / ${CHANNELS_AN_ACCOUNT})::text`)
  const rows = `generate_series(${from}, ${to}) as n`
  const videos = `${rows}, generate_series(1, ${VIDEOS_A_CHANNEL}) as v`
  const runs = `${rows}, generate_series(1, ${RUNS_A_CHANNEL}) as r`
  for (const statement of [
    `insert into accounts (id, email) select distinct ${account}, n / ${CHANNELS_AN_ACCOUNT} || '@example.com' from ${rows} on conflict do nothing`,
    `insert into channels (id, account_id, template_id, template_name, name, created_at, zone, hour, minute, days, next_on, next_slot_at, next_make_at)
     select ${id('channel', 'n::text')}, ${account}, 't', 't', 'c', now(), 'UTC', 9, 0, '{1,2,3}', current_date + 1,
       now() + interval '1 day', now() + interval '20 hours' + n * interval '1 millisecond' from ${rows}`,
    `insert into videos (id, account_id, title, request, has_steps, created_at)
     select ${id('video', `n || '-' || v`)}, ${account}, 'A video', '{}', false, now() - v * interval '1 day' from ${videos}`,
    `insert into video_versions (video_id, number, status, progress, quality, created_at, finished_at)
     select ${id('video', `n || '-' || v`)}, 1, 'succeeded', 100, 'low', now() - v * interval '1 day', now() - v * interval '1 day' + interval '40 seconds' from ${videos}`,
    `insert into runs (id, channel_id, account_id, kind, local_date, slot_at, status, created_at)
     select gen_random_uuid(), ${id('channel', 'n::text')}, ${account}, 'scheduled', current_date - r, now() - r * interval '1 day', 'ready', now() - r * interval '1 day' from ${runs}`,
    `insert into posts (id, account_id, platform, is_sandbox, account_name, source, file_key, seconds, title, text, tags, privacy, choices, status, due_at, stage_since, created_at)
     select gen_random_uuid(), ${account}, 'youtube', false, 'a', 'run', 'k', 20, 't', 't', '{}', 'public', '{}', 'live', now(), now(), now() from ${rows}`,
    `insert into pgboss.job (name, state, group_id, data, completed_on, policy)
     select 'make-video', 'completed', ${account}::text, '{}', now(), 'standard' from ${videos}`,
  ])
    await client.query(statement)
}

/** Writes the storyboards and files of one large account. */
async function seedStoryboards(pool: Pool, accountId: string): Promise<void> {
  const file = id('file', `(v % ${FILES})::text`)
  const scene = `json_build_object('id', 's' || s, 'media', ${file}, 'text', repeat(md5(v || '-' || s), ${SCENE_CHARACTERS / 32}))`
  for (const statement of [
    `insert into media (id, account_id, kind, name, bytes, received_bytes, hash, created_at, ready_at)
     select ${id('file', 'v::text')}, '${accountId}', 'picture', 'sea.png', 3, 3, v::text, now() - interval '300 days', now()
     from generate_series(0, ${FILES - 1}) as v`,
    `insert into videos (id, account_id, title, request, has_steps, created_at, edited_at)
     select ${id('told', 'v::text')}, '${accountId}', 'A video', '{}', false, now() - v * interval '1 hour', now() - interval '20 days'
     from generate_series(1, ${STORYBOARDS}) as v`,
    `insert into video_versions (video_id, number, status, progress, quality, storyboard, finished_at)
     select ${id('told', 'v::text')}, 1, 'succeeded', 100, 'low',
       (select json_build_object('scenes', json_agg(${scene})) from generate_series(1, ${SCENES}) as s), now() - interval '20 days'
     from generate_series(1, ${STORYBOARDS}) as v`,
  ])
    await pool.query(statement)
}
