import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts, posts } from '#db/schema.ts'
import type { SharedServices } from '#services'
import { PERSONAL_TABLES, readPersonalRows } from '#accounts/personal-rows.ts'
import { readPost } from '#posts/read-post.ts'

/** A secret is recognized by this many characters at its end. The end of every secret is random. */
const END = 16

/**
 * Searches for secrets in the whole database, the export of each account, each post as its owner reads it, and the
 * logs.
 *
 * @returns the places where a secret was found, without the secret itself.
 */
export async function findLeaks(
  { db, ...services }: SharedServices,
  secrets: readonly string[],
  logged: string,
): Promise<string[]> {
  const ends = new Set(secrets.map((secret) => secret.slice(-END)))
  const leaks: string[] = []
  const look = (where: string, text: string): void => {
    for (let at = 0; at + END <= text.length; at++) {
      if (!ends.has(text.slice(at, at + END))) continue
      leaks.push(`a secret stands in ${where}`)
      return
    }
  }
  look('a log', logged)
  for await (const { name, text } of dump(db)) look(`the table ${name}`, text)
  for (const { id } of await db.select({ id: accounts.id }).from(accounts)) {
    for (const table of PERSONAL_TABLES)
      look(`the export, ${table.name}`, JSON.stringify(await readPersonalRows(db, table, id)))
  }
  for (const { id, accountId } of await db.select({ id: posts.id, accountId: posts.accountId }).from(posts))
    look('a post as it is read', JSON.stringify(await readPost({ db, ...services }, { id, accountId })))
  return [...new Set(leaks)]
}

/** Returns the contents of every table in every schema as text. */
async function* dump(db: Db): AsyncGenerator<{ name: string; text: string }> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  for (const { schema, name } of tables) {
    const { rows } = await db.execute<{ text: string }>(
      sql`select t::text as text from ${sql.identifier(schema)}.${sql.identifier(name)} as t`,
    )
    yield { name: `${schema}.${name}`, text: rows.map(({ text }) => text).join('\n') }
  }
}
