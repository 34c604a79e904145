import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { deletedAccounts } from '#db/schema.ts'
import type { Sealing } from '#secrets/sealing.ts'

/**
 * Locks an account's id until the transaction ends, whether or not its row exists. The creation and the deletion of the
 * row therefore wait for each other. Call it before locking any row of the account.
 */
export async function holdAccountId(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${id}`}, 0))`)
}

/** Records that an account is permanently deleted, because one of its requests or workers may still be running. */
export async function markDeleted(tx: Db, sealing: Sealing, id: string): Promise<void> {
  await tx
    .insert(deletedAccounts)
    .values({ idHash: hashOf(sealing, id) })
    .onConflictDoNothing()
}

export async function isDeleted(db: Db, sealing: Sealing, id: string): Promise<boolean> {
  const found = await db
    .select()
    .from(deletedAccounts)
    .where(eq(deletedAccounts.idHash, hashOf(sealing, id)))
  return found.length > 0
}

function hashOf(sealing: Sealing, id: string): string {
  return sealing.fingerprint('deleted account', id)
}
