import type { Client } from 'pg'
import { UsageError } from '#errors/usage-error.ts'
import type { Manifest } from './manifest.ts'

type Table = Omit<Manifest['tables'][number], 'sha256'>

const SCHEMAS = ['public', 'auth', 'pgboss']
/** Tables that the restoring release fills itself, or whose rows end with the processes that wrote them. */
const LEFT_OUT = [
  'public.migrations',
  'auth.migrations',
  'pgboss.version',
  'public.rpc_calls',
  'public.workers',
  'public.incoming_uploads',
]

/** Lists all tables with rows to keep, each after the tables that it refers to. Partitions belong to their table. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { id: string; refersTo: string[] }>(
    `select c.oid::text as id, n.nspname as schema, c.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       array(select f.confrelid::text from pg_constraint f
         where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
     order by n.nspname, c.relname`,
    [SCHEMAS],
  )
  const listed = new Map<string, Table>()
  while (listed.size < rows.length) {
    const ready = rows.filter(({ id, refersTo }) => !listed.has(id) && refersTo.every((other) => listed.has(other)))
    if (ready.length === 0) throw new Error('The tables refer to each other in a circle')
    for (const { id, schema, name, columns } of ready) listed.set(id, { schema, name, columns })
  }
  return [...listed.values()].filter(({ schema, name }) => !LEFT_OUT.includes(`${schema}.${name}`))
}

export async function listSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences
     where schemaname = any($1) and last_value is not null and sequencename not like 'migrations%'`,
    [SCHEMAS],
  )
  return rows
}

/** Reads the versions of the tables and the installation that they belong to. */
export async function readVersions(client: Client): Promise<Pick<Manifest, 'schema' | 'installation'>> {
  const { rows } = await client.query<{ own: string; auth: string; id: string; sealedProbe: string }>(
    `select (select max(created_at)::text from public.migrations) as own,
       (select max(created_at)::text from auth.migrations) as auth, id, sealed_probe as "sealedProbe"
     from public.installations`,
  )
  const [versions] = rows
  if (versions === undefined) throw new UsageError('The database has not been used yet: there is nothing to back up.')
  const { own, auth, id, sealedProbe } = versions
  return { schema: { public: Number(own), auth: Number(auth) }, installation: { id, sealedProbe } }
}
