import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** How the database's tables compare with the tables that this code expects. */
export type SchemaState = 'current' | 'older' | 'newer'

/** A folder of migrations, and the table where drizzle records the applied ones. */
type Migrations = { migrationsFolder: string; migrationsSchema: string; migrationsTable: string }

/** Compares the newest applied migration with the newest migration in this code. */
export async function compareSchema(
  db: Pick<NodePgDatabase<Record<string, unknown>>, 'execute'>,
  { migrationsFolder, migrationsSchema, migrationsTable }: Migrations,
): Promise<SchemaState> {
  const table = sql`${sql.identifier(migrationsSchema)}.${sql.identifier(migrationsTable)}`
  const { rows: found } = await db.execute<{ isThere: boolean }>(
    sql`select to_regclass(${`"${migrationsSchema}"."${migrationsTable}"`}) is not null as "isThere"`,
  )
  if (!found[0]!.isThere) return 'older'
  const { rows } = await db.execute<{ last: string | null }>(sql`select max(created_at)::text as last from ${table}`)
  const applied = Number(rows[0]!.last ?? 0)
  const known = newestKnown(migrationsFolder)
  return applied === known ? 'current' : applied < known ? 'older' : 'newer'
}

function newestKnown(folder: string): number {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  return Math.max(...journal.entries.map(({ when }) => when))
}
