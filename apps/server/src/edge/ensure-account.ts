import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Account } from '#lib/account.ts'
import { accounts } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import { keepAddresses } from '#ledger/account-addresses.ts'
import { holdAccountId, isDeleted } from '#ledger/deleted-accounts.ts'
import type { Services } from '#services'

type Kept = Pick<Services, 'db' | 'sealing'>

/** Accounts whose row this process has seen, so that most requests ask the database nothing. */
const REMEMBERED = 10_000

/** Everybody who is signed in has a row, from their first call on, with the address the auth service knows. */
export function ensureAccount(app: FastifyInstance, kept: Kept): void {
  const seen = new Map<string, string>()
  app.addHook('preHandler', async ({ routeOptions, account }) => {
    if (routeOptions.config.access !== 'account') return
    const reachedBy = JSON.stringify([account.email, account.phone])
    if (seen.get(account.id) === reachedBy) return
    await writeAccount(kept, account)
    if (seen.size >= REMEMBERED) seen.clear()
    seen.set(account.id, reachedBy)
  })
}

/** @throws {AppError} `unauthenticated` where the account was deleted while its call was on the way: then no row comes back. */
function writeAccount({ db, sealing }: Kept, account: Account): Promise<void> {
  const { id, email } = account
  return db.transaction(async (tx) => {
    await holdAccountId(tx, id)
    if (await isDeleted(tx, sealing, id)) throw new AppError('unauthenticated')
    await tx
      .insert(accounts)
      .values({ id, email })
      .onConflictDoUpdate({ target: accounts.id, set: { email }, setWhere: sql`${accounts.email} <> ${email}` })
    await keepAddresses(tx, sealing, account)
  })
}
