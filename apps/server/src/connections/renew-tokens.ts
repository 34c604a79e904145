import { PlatformError, type Platform, type Tokens } from '@dayreel/platforms'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { connections } from '#db/schema.ts'
import type { SharedServices as Services } from '#services'
import { openAccount, type ConnectionRow } from './open-account.ts'
import { openTokens, refreshAtOf } from './tokens.ts'

const BATCH = 20
const TRY_AGAIN = sql`now() + interval '1 hour'`
const TIMEOUT_MS = 20_000

/**
 * Refreshes tokens that are due even if there is nothing to post, so that the owner learns of an expired connection
 * long before a post is due.
 *
 * @returns the number of due connections.
 */
export async function renewTokens(services: Services): Promise<number> {
  const { db, sealing, log } = services
  const due = await db
    .select()
    .from(connections)
    .where(lte(connections.refreshAt, sql`now()`))
    .orderBy(asc(connections.refreshAt))
    .limit(BATCH)
  for (const row of due) {
    // Otherwise, another worker could take the same connection. The refresh itself sets the next regular time.
    await db.update(connections).set({ refreshAt: TRY_AGAIN }).where(eq(connections.id, row.id))
    if (row.sealedTokens === null) continue
    try {
      const tokens = openTokens(sealing, { ...row, sealedTokens: row.sealedTokens })
      const reached = services.platforms.find(row.platform)
      const platform = reached?.isSandbox === row.isSandbox ? reached.platform : undefined
      if (row.granterId === null && platform?.readGranter !== undefined)
        await fillInGranter(services, row, platform, tokens)
      else await openAccount(services, row.id, tokens.accessToken)
    } catch (error) {
      const kind = error instanceof PlatformError ? error.kind : undefined
      log.warn(
        { platform: row.platform, kind, ...(kind === undefined ? { err: error } : {}) },
        'tokens were not renewed',
      )
    }
  }
  return due.length
}

/**
 * Stores the granter of a connection that was made before `granter_id` existed. The migration makes such connections
 * due once. Their tokens are refreshed at the usual time.
 *
 * @throws {PlatformError} if the platform does not answer now. The connection stays due.
 */
async function fillInGranter({ db }: Services, row: ConnectionRow, platform: Platform, tokens: Tokens): Promise<void> {
  const granterId = await platform.readGranter!(tokens, AbortSignal.timeout(TIMEOUT_MS)).catch((error: unknown) => {
    // The tokens no longer identify the user. Their next use expires the connection, and reconnecting then stores the
    // granter.
    if (error instanceof PlatformError && error.kind === 'reconnect_required') return null
    throw error
  })
  await db
    .update(connections)
    .set({ granterId, refreshAt: refreshAtOf(platform, tokens) })
    .where(
      and(eq(connections.id, row.id), isNull(connections.granterId), eq(connections.sealedTokens, row.sealedTokens!)),
    )
}
