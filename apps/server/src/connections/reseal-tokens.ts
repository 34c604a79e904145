import { and, eq, isNotNull } from 'drizzle-orm'
import { connections } from '#db/schema.ts'
import type { SharedServices as Services } from '#services'
import { openTokens, sealTokens } from './tokens.ts'

/**
 * Seals tokens that were sealed with an earlier key again with the present key, so that the earlier key can be removed.
 */
export async function resealTokens({ db, sealing }: Services, signal: AbortSignal): Promise<void> {
  const rows = await db.select().from(connections).where(isNotNull(connections.sealedTokens))
  for (const row of rows) {
    signal.throwIfAborted()
    const sealedTokens = row.sealedTokens!
    if (!sealing.isOfOldKey(sealedTokens)) continue
    const fresh = sealTokens(sealing, row, openTokens(sealing, { ...row, sealedTokens }))
    // Tokens that were renewed in the meantime are already sealed with the present key, so they are not overwritten.
    await db
      .update(connections)
      .set({ sealedTokens: fresh })
      .where(and(eq(connections.id, row.id), eq(connections.sealedTokens, sealedTokens)))
  }
}
