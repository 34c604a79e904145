import { and, eq, isNotNull } from 'drizzle-orm'
import { engineSettings } from '#db/schema.ts'
import type { SharedServices as Services } from '#services'
import { openKey, sealKey } from './engine-key.ts'
import { BoundSettings } from './saved-engines.ts'

/** Seals providers' keys that were sealed with an earlier master key again with the present one. */
export async function resealKeys(
  { db, sealing }: Pick<Services, 'db' | 'sealing'>,
  signal: AbortSignal,
): Promise<void> {
  const rows = await db.select().from(engineSettings).where(isNotNull(engineSettings.sealedKey))
  for (const row of rows) {
    signal.throwIfAborted()
    const sealedKey = row.sealedKey!
    if (!sealing.isOfOldKey(sealedKey)) continue
    const engine = { ...row, settings: BoundSettings.parse(row.settings) }
    const fresh = sealKey(sealing, engine, openKey(sealing, engine)!)
    // A key that was saved in the meantime is already sealed with the present master key, so it is not overwritten.
    await db
      .update(engineSettings)
      .set({ sealedKey: fresh })
      .where(and(eq(engineSettings.id, row.id), eq(engineSettings.sealedKey, sealedKey)))
  }
}
