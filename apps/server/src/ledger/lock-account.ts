import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'

export type LockedAccount = Pick<typeof accounts.$inferSelect, 'email' | 'plan' | 'periodStartedAt'>

/**
 * Holds the account's row until the transaction ends, so that whoever else counts or spends waits.
 *
 * @throws {AppError} `not_found` where the account is gone.
 */
export async function lockAccount(tx: Db, accountId: string): Promise<LockedAccount> {
  const [account] = await tx
    .select({ email: accounts.email, plan: accounts.plan, periodStartedAt: accounts.periodStartedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update') // rows that refer to the account may still be added meanwhile, or two such transactions would wait for each other
  if (account === undefined) throw new AppError('not_found', { message: 'This account has been deleted.' })
  return account
}
