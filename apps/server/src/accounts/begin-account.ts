import { and, eq, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Account } from '#http/account.ts'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { keepAddresses } from '#ledger/account-addresses.ts'
import { holdAccountId, isDeleted } from '#ledger/deleted-accounts.ts'
import type { Services } from '#services'
import { sendWelcomeMail } from './send-welcome-mail.ts'

/**
 * Creates an account on the plan Free. It has no credits, because the ledger has no entry for it. Everything else that
 * a new user gets is granted in the caller's transaction.
 *
 * @returns false if the account already exists. Nothing changes then.
 */
export async function beginAccount(tx: Db, { id, email }: Pick<Account, 'id' | 'email'>): Promise<boolean> {
  const begun = await tx
    .insert(accounts)
    .values({ id, email, plan: 'free' })
    .onConflictDoNothing()
    .returning({ id: accounts.id })
  return begun.length > 0
}

/**
 * Ensures that a signed-in user has an account with the addresses that the auth service knows. Idempotent.
 *
 * @param onBegun runs in the same transaction if the account is new.
 * @throws {AppError} `unauthenticated` if the account was deleted during the call, so that its row is not created
 * again.
 */
export function welcomeAccount(
  services: Pick<Services, 'db' | 'sealing' | 'config' | 'mailer'>,
  account: Account,
  onBegun: (tx: Db) => Promise<void> = async () => undefined,
): Promise<void> {
  const { db, sealing, config } = services
  const { id, email } = account
  return db.transaction(async (tx) => {
    await holdAccountId(tx, id)
    if (await isDeleted(tx, sealing, id)) throw new AppError('unauthenticated')
    if (await beginAccount(tx, account)) {
      if (config.isLoopback) await makeFirstHost(tx, id)
      await onBegun(tx)
    } else {
      await tx
        .update(accounts)
        .set({ email })
        .where(and(eq(accounts.id, id), ne(accounts.email, email)))
    }
    await keepAddresses(tx, sealing, account)
    await sendWelcomeMail(tx, services, id)
  })
}

/** Makes the first user the operator on a site that only this machine can reach. */
async function makeFirstHost(tx: Db, id: string): Promise<void> {
  const other = alias(accounts, 'other')
  const others = tx
    .select({ one: sql`1` })
    .from(other)
    .where(ne(other.id, id))
  await tx
    .update(accounts)
    .set({ isHost: true })
    .where(and(eq(accounts.id, id), notExists(others)))
}
