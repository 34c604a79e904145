import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Account } from '#http/account.ts'
import { accounts, ledgerEntries } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { holdAccountId, markDeleted } from '#ledger/deleted-accounts.ts'
import { forgetPayments } from '#cleanup/forget-payments.ts'
import { rememberFreeProjects } from '#ledger/projects.ts'
import { noteRevocationsOf } from '#connections'
import { forgetMailsTo } from '#mail/mailer.ts'
import type { Services } from '#services'
import { accountFolder } from '#storage/account-folder.ts'

type Dependencies = Pick<Services, 'db' | 'auth' | 'jobs' | 'sealing' | 'storage'>
type Erased = Pick<Account, 'id' | 'email'>

/**
 * Deletes an account for its user.
 *
 * @throws {AppError} `confirmation_mismatch` unless the typed address matches.
 */
export async function deleteAccount(services: Dependencies, account: Account, typedEmail: string): Promise<void> {
  if (typedEmail.toLowerCase() !== account.email.toLowerCase()) throw new AppError('confirmation_mismatch')
  await eraseAccount(services, account)
}

/**
 * Stops an account's jobs, then deletes its rows, files and sign-in. The ledger stays under an anonymous id, and the
 * count of free projects stays under a keyed hash. After an interruption, the caller can call again. Deleted parts stay
 * deleted, and the sign-in is deleted last because the user's own call needs it.
 */
export async function eraseAccount(services: Dependencies, account: Erased): Promise<void> {
  await removeRows(services, account)
  await services.storage.deleteAll(accountFolder(account.id))
  await services.auth.deleteUser(account.id)
  // Another call of the same user may have created the row again in the meantime. From now on, no call can create it.
  await removeRows(services, account, { isLast: true })
}

async function removeRows(services: Dependencies, { id, email }: Erased, { isLast = false } = {}): Promise<void> {
  const { db, jobs, sealing } = services
  await db.transaction(async (tx) => {
    await holdAccountId(tx, id)
    if (isLast) await markDeleted(tx, sealing, id)
    await jobs.forgetAccount(id, tx)
    await forgetMailsTo(tx, sealing, email)
    const isThere = (await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')).length > 0
    if (!isThere) return
    await noteRevocationsOf({ sealing, jobs }, tx, id)
    await rememberFreeProjects(tx, sealing, id)
    const tombstone = randomUUID()
    await tx.update(ledgerEntries).set({ accountId: tombstone }).where(eq(ledgerEntries.accountId, id))
    await forgetPayments(tx, services, { accountId: id, tombstone })
    await tx.delete(accounts).where(eq(accounts.id, id)) // This row is last, because all others refer to it.
  })
}
