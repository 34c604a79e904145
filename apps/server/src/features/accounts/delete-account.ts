import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Account } from '#lib/account.ts'
import { accounts, ledgerEntries } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import { holdAccountId, markDeleted } from '#ledger/deleted-accounts.ts'
import { forgetPayments } from '#farewell/forget-payments.ts'
import { rememberFreeProjects } from '#ledger/projects.ts'
import { noteRevocationsOf } from '#platforms/revoke-grant.ts'
import { forgetMailsTo } from '#mail/mailer.ts'
import type { Services } from '#services'
import { accountFolder } from '#storage/account-folder.ts'

/**
 * Deletes an account with everything in it: its jobs are stopped, then its rows, files and sign-in go. The ledger stays, under an
 * id that leads nowhere, and so does the count of free projects, under a keyed hash. Whoever was interrupted asks again: what is
 * gone is gone, and the sign-in, which lets one ask, goes last.
 *
 * @throws {AppError} `confirmation_mismatch` unless the address was typed as it is.
 */
export async function deleteAccount(services: Services, account: Account, typedEmail: string): Promise<void> {
  if (typedEmail.toLowerCase() !== account.email.toLowerCase()) throw new AppError('confirmation_mismatch')
  await removeRows(services, account)
  await services.storage.deleteAll(accountFolder(account.id))
  await services.auth.deleteUser(account.id)
  // Another call of the same person may have come in between, and brought a fresh row; from now on none can.
  await removeRows(services, account, { isLast: true })
}

async function removeRows(services: Services, { id, email }: Account, { isLast = false } = {}): Promise<void> {
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
    await tx.delete(accounts).where(eq(accounts.id, id)) // everything else hangs on this row
  })
}
