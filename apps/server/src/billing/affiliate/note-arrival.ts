import { eq } from 'drizzle-orm'
import { appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { accounts, affiliateCodes, knownAddresses, referrals } from '#db/schema.ts'
import type { Account } from '#http/account.ts'
import type { Sealing } from '#secrets/sealing.ts'
import { mailboxOf } from './same-person.ts'

/**
 * Records which affiliate's link brought a new account. Nothing is recorded if the address belongs to the affiliate or
 * has had an account before. No message reveals this rule. Call it in the transaction that creates the account.
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
