import type { Client } from 'pg'

/** Matches the tables that the queue creates for each day. */
const OF_A_DAY = /\bqueue_stats_\d{8}/

/**
 * Describes everything in PostgreSQL's catalog about our schemas, line by line. Only the order of a table's columns is
 * ignored.
 */
export async function describeSchema(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    with ours as (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
    select concat_ws(' ', 'schema', nspname) as line from pg_namespace where oid in (select oid from ours)
    union all select concat_ws(' ', 'relation', oid::regclass, relkind, relpersistence, reloptions)
      from pg_class where relnamespace in (select oid from ours)
    union all select concat_ws(' ', 'column', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
        attstorage, attidentity, attgenerated, pg_get_expr(adbin, adrelid))
      from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped
    union all select indexdef from pg_indexes where schemaname::regnamespace in (select oid from ours)
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace in (select oid from ours) and contype <> 'n'
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace in (select oid from ours)
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', 'type', enumtypid::regtype, enumlabel) from pg_enum
    order by 1`)
  return rows.map(({ line }) => line).filter((line) => !OF_A_DAY.test(line))
}
