import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { deletedAccounts } from '#db/schema.ts'
import type { Sealing } from '#lib/sealing.ts'

/**
 * Holds an account's id until the transaction ends, whether it has a row or not: of the making of its row and its removal one waits
 * for the other. Taken before any row of the account.
 */
export async function holdAccountId(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${id}`}, 0))`)
}

/** Remembers that an account is gone for good, for as long as a request or a worker of its may still be on the way. */
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
