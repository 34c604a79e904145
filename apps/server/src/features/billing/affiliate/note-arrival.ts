import { eq } from 'drizzle-orm'
import { appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { accounts, affiliateCodes, knownAddresses, referrals } from '#db/schema.ts'
import type { Account } from '#lib/account.ts'
import type { Sealing } from '#lib/sealing.ts'
import { mailboxOf } from './same-person.ts'

/**
 * An account begins: whose link it came by is noted, where it did. One of the affiliate's own addresses, or one that was here before,
 * counts as nobody, and nobody is told so. Takes the transaction that the account begins in.
 */
export async function noteArrival(
  tx: Db,
  sealing: Sealing,
  { account, code }: { account: Pick<Account, 'id' | 'email'>; code: string | undefined },
): Promise<void> {
  if (account.email === '') return
  const mailbox = mailboxOf(account.email)
  const isNew =
    (
      await tx
        .insert(knownAddresses)
        .values({ hash: sealing.fingerprint('known address', mailbox) })
        .onConflictDoNothing()
        .returning({ hash: knownAddresses.hash })
    ).length > 0
  if (code === undefined || !isNew) return
  const [referrer] = await tx
    .select({ id: accounts.id, email: accounts.email })
    .from(affiliateCodes)
    .innerJoin(accounts, eq(accounts.id, affiliateCodes.accountId))
    .where(eq(affiliateCodes.code, code))
  if (referrer === undefined || referrer.id === account.id || mailboxOf(referrer.email) === mailbox) return
  await tx
    .insert(referrals)
    .values({ referrerId: referrer.id, referredId: account.id, signedUpAt: await appNow(tx) })
    .onConflictDoNothing()
}
