import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'

export type LockedAccount = Pick<typeof accounts.$inferSelect, 'email' | 'plan' | 'periodStartedAt'>

/**
 * Locks the account's row until the transaction ends, so that other transactions that count or spend have to wait.
 *
 * @throws {AppError} `not_found` if the account was deleted.
 */
export async function lockAccount(tx: Db, accountId: string): Promise<LockedAccount> {
  const [account] = await tx
    .select({ email: accounts.email, plan: accounts.plan, periodStartedAt: accounts.periodStartedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update') // This mode allows rows that refer to the account, which prevents deadlocks.
  if (account === undefined) throw new AppError('not_found', { message: 'This account has been deleted.' })
  return account
}
