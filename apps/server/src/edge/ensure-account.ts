import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'

/** Accounts whose row this process has seen, so that most requests ask the database nothing. */
const REMEMBERED = 10_000

/** Everybody who is signed in has a row, from their first call on, with the address the auth service knows. */
export function ensureAccount(app: FastifyInstance, db: Db): void {
  const seen = new Map<string, string>()
  app.addHook('preHandler', async ({ routeOptions, account }) => {
    if (routeOptions.config.access !== 'account') return
    const { id, email } = account
    if (seen.get(id) === email) return
    await db
      .insert(accounts)
      .values({ id, email })
      .onConflictDoUpdate({ target: accounts.id, set: { email }, setWhere: sql`${accounts.email} <> ${email}` })
    if (seen.size >= REMEMBERED) seen.clear()
    seen.set(id, email)
  })
}
