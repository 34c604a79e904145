import { desc, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { authSigningKeys } from '../db/tables.ts'
import type { Sealing } from '../ports.ts'
import { SIGNING_KEY_PURPOSE } from './signing-key-purpose.ts'

/**
 * Returns whether `sealing` has the key that encrypted the newest signing key. Returns true if the database has no
 * signing key.
 */
export async function opensSigningKeys(
  db: Pick<NodePgDatabase<Record<string, unknown>>, 'select' | 'execute'>,
  sealing: Sealing,
): Promise<boolean> {
  const { rows } = await db.execute<{ isThere: boolean }>(
    sql`select to_regclass('auth.signing_keys') is not null as "isThere"`,
  )
  if (!rows[0]!.isThere) return true
  const [newest] = await db.select().from(authSigningKeys).orderBy(desc(authSigningKeys.createdAt)).limit(1)
  if (newest === undefined) return true
  try {
    sealing.open(SIGNING_KEY_PURPOSE, newest.sealedPrivateKey)
    return true
  } catch {
    return false
  }
}
