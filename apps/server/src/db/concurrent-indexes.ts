import type { Client } from 'pg'

type LargeIndex = { name: string; on: string }

/**
 * Indexes of tables that may have millions of rows. They are built while the site runs, which a migration cannot do,
 * because it runs in a transaction. Never change an entry: add one with another name.
 */
const INDEXES: readonly LargeIndex[] = [
  {
    name: 'video_versions_made',
    on: `public.video_versions (finished_at desc) where status = 'succeeded' and number = 1`,
  },
  { name: 'videos_to_announce', on: 'public.videos (edited_at) where delete_at is null and deleted_at is null' },
  { name: 'videos_delete', on: 'public.videos (delete_at) where delete_at is not null' },
  { name: 'media_delete', on: 'public.media (delete_at) where delete_at is not null' },
  { name: 'runs_unfinished', on: `public.runs (slot_at) where status in ('due', 'making')` },
  { name: 'posts_remote_id', on: 'public.posts (remote_id) where remote_id is not null' },
  { name: 'posts_remote_url', on: 'public.posts (remote_url) where remote_url is not null' },
  { name: 'ledger_entries_created', on: 'public.ledger_entries (created_at) include (amount)' },
  { name: 'payment_events_open', on: 'public.payment_events (told_at) where handled_at is null' },
]
/** Indexes of the queue's table, which the queue itself creates. */
const QUEUE_INDEXES: readonly LargeIndex[] = [
  { name: 'job_dayreel_account', on: 'pgboss.job_common (group_id) where group_id is not null' },
  { name: 'job_dayreel_unfinished', on: `pgboss.job_common (name, state, start_after) where state < 'completed'` },
]

/**
 * Builds the indexes that are missing, or half-built after an interrupted start. The caller holds a lock, so that only
 * one process does this.
 */
export async function buildIndexes(client: Client): Promise<void> {
  for (const index of [...INDEXES, ...((await hasQueue(client)) ? QUEUE_INDEXES : [])]) await build(client, index)
}

async function build(client: Client, { name, on }: LargeIndex): Promise<void> {
  const schema = on.slice(0, on.indexOf('.'))
  const { rows } = await client.query<{ isValid: boolean }>(
    `select i.indisvalid as "isValid" from pg_index i join pg_class c on c.oid = i.indexrelid
     join pg_namespace n on n.oid = c.relnamespace where c.relname = $1 and n.nspname = $2`,
    [name, schema],
  )
  if (rows[0]?.isValid) return
  if (rows.length > 0) await client.query(`drop index concurrently ${schema}.${name}`)
  await client.query(`create index concurrently ${name} on ${on}`)
}

async function hasQueue(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('pgboss.job_common') is not null as "isThere"`,
  )
  return rows[0]!.isThere
}
