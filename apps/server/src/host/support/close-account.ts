import { eq } from 'drizzle-orm'
import { eraseAccount } from '#accounts/delete-account.ts'
import { accounts } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { SharedServices } from '#services'
import { writeAudit, type Operator } from './audit-log.ts'
import { unknownAccount } from './describe-account.ts'
import { refuseOwn } from './support-account.ts'

type Closing = { operator: Operator; accountId: string; email: string; reason: string }

/**
 * Deletes an account with all its data, in the same way as its user can. The entry of the audit log is written first,
 * and loses the account's id with the deletion. After an interruption, the operator can call again.
 *
 * @throws {AppError} `confirmation_mismatch` unless the typed address matches.
 */
export async function closeAccount(
  services: Pick<SharedServices, 'db' | 'auth' | 'jobs' | 'sealing' | 'storage'>,
  { operator, accountId, email, reason }: Closing,
): Promise<string> {
  refuseOwn(operator, accountId)
  const { db } = services
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId))
  if (account === undefined) throw unknownAccount()
  if (email.toLowerCase() !== account.email.toLowerCase()) {
    throw new AppError('confirmation_mismatch', { message: 'That isn’t the email address of this account.' })
  }
  const effect = 'Closed. All data of the account is deleted.'
  await writeAudit(db, operator, { action: 'close', accountId, effect, reason })
  await eraseAccount(services, { id: accountId, email: account.email })
  return effect
}
