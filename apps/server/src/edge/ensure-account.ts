import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Account } from '#http/account.ts'

/** The maximum number of accounts that this process remembers. Requests of these accounts need no query. */
const REMEMBERED = 10_000

/**
 * Creates or updates a signed-in user's account before their first call is answered, and again when their addresses
 * have changed.
 */
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
