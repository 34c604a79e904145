import { PlatformError } from '@dayreel/platforms'
import { asc, eq, lte, sql } from 'drizzle-orm'
import { connections } from '#db/schema.ts'
import type { SharedServices as Services } from '#services'
import { openAccount } from './open-account.ts'
import { openTokens } from './tokens.ts'

const BATCH = 20
const TRY_AGAIN = sql`now() + interval '1 hour'`

/**
 * Renews tokens whose time has come though nobody posts, so that an end is noticed and told long before a post is due.
 *
 * @returns how many were looked at.
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
    // Whoever else looks finds it later; who has renewed it says when it is due again.
    await db.update(connections).set({ refreshAt: TRY_AGAIN }).where(eq(connections.id, row.id))
    if (row.sealedTokens === null) continue
    try {
      const { accessToken } = openTokens(sealing, { ...row, sealedTokens: row.sealedTokens })
      await openAccount(services, row.id, accessToken)
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
