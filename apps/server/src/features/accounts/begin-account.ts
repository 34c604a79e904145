import { and, eq, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Account } from '#lib/account.ts'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import { keepAddresses } from '#ledger/account-addresses.ts'
import { holdAccountId, isDeleted } from '#ledger/deleted-accounts.ts'
import type { Services } from '#services'

/**
 * An account begins: on the plan Free, and without credits, for the ledger has no entry of it. Whatever else somebody is to have from
 * the first moment is given here, in the caller's transaction.
 *
 * @returns false where the account has begun before; then nothing is changed.
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
 * Sees to it that whoever is signed in has an account, with the addresses that the auth service knows. Idempotent.
 *
 * @param onBegun what else is to be noted in the moment in which an account begins.
 * @throws {AppError} `unauthenticated` where the account was deleted while its call was on the way: then no row comes back.
 */
export function welcomeAccount(
  { db, sealing, config }: Pick<Services, 'db' | 'sealing' | 'config'>,
  account: Account,
  onBegun: (tx: Db) => Promise<void> = async () => undefined,
): Promise<void> {
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
  })
}

/** Where only programs of this machine reach the site, whoever comes first runs it. */
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
