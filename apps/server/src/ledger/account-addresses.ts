import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accountAddresses } from '#db/schema.ts'
import type { Sealing } from '#lib/sealing.ts'

type Reachable = { id: string; email: string; phone?: string | undefined }

/** Keeps, as keyed hashes, what an account is reached by now; what it was reached by before stays kept while there is the account. */
export async function keepAddresses(tx: Db, sealing: Sealing, { id, email, phone = '' }: Reachable): Promise<void> {
  const known = [email, phone].filter((address) => address !== '')
  if (known.length === 0) return
  await tx
    .insert(accountAddresses)
    .values(known.map((address) => ({ accountId: id, hash: hashOf(sealing, address) })))
    .onConflictDoNothing()
}

/** Of every address and number the account has had. None where it never had one: then it is known by its id alone. */
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
