import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Account } from '#lib/account.ts'

/** Accounts that this process has welcomed, so that most requests ask the database nothing. */
const REMEMBERED = 10_000

/** Everybody who is signed in is welcomed before their first call is answered, and again when their addresses have changed. */
export function ensureAccount(
  app: FastifyInstance,
  welcome: (account: Account, request: FastifyRequest) => Promise<void>,
): void {
  const seen = new Map<string, string>()
  app.addHook('preHandler', async (request) => {
    const { routeOptions, account } = request
    if (routeOptions.config.access !== 'account') return
    const reachedBy = JSON.stringify([account.email, account.phone])
    if (seen.get(account.id) === reachedBy) return
    await welcome(account, request)
    if (seen.size >= REMEMBERED) seen.clear()
    seen.set(account.id, reachedBy)
  })
}
