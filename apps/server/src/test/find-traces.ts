import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'

/** Searches every table of the database and returns the tables that contain one of the words. */
export async function findTraces(db: Db, words: readonly string[]): Promise<string[]> {
  const tables = await rowsOf<{ schema: string; name: string }>(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    for (const word of words) {
      const [row] = await rowsOf<{ count: number }>(
        db,
        sql`select count(*)::int as count from ${table} as t where strpos(lower(t::text), ${word.toLowerCase()}) > 0`,
      )
      if (row!.count > 0) found.push(`${schema}.${name} holds ${word}`)
    }
  }
  return found
}

async function rowsOf<Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows
}
