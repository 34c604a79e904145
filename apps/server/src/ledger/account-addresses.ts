import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accountAddresses } from '#db/schema.ts'
import type { Sealing } from '#secrets/sealing.ts'

type Reachable = { id: string; email: string; phone?: string | undefined }

/**
 * Stores the account's current email address and phone number as keyed hashes. Earlier hashes stay while the account
 * exists.
 */
export async function keepAddresses(tx: Db, sealing: Sealing, { id, email, phone = '' }: Reachable): Promise<void> {
  const known = [email, phone].filter((address) => address !== '')
  if (known.length === 0) return
  await tx
    .insert(accountAddresses)
    .values(known.map((address) => ({ accountId: id, hash: hashOf(sealing, address) })))
    .onConflictDoNothing()
}

/**
 * Returns the hashes of all addresses and numbers that the account has had. The list is empty if it never had one. In
 * that case, only its id identifies it.
 */
export async function addressHashes(
  tx: Db,
  sealing: Sealing,
  { accountId, email }: { accountId: string; email: string },
): Promise<string[]> {
  const rows = await tx
    .select({ hash: accountAddresses.hash })
    .from(accountAddresses)
    .where(eq(accountAddresses.accountId, accountId))
  return [...new Set([...rows.map(({ hash }) => hash), ...(email === '' ? [] : [hashOf(sealing, email)])])]
}

function hashOf(sealing: Sealing, address: string): string {
  return sealing.fingerprint('free projects', address.trim().toLowerCase())
}
