import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { engineSettings } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { Sealing } from '#secrets/sealing.ts'
import { type EngineRole, type SealedEngine, sealKey } from './engine-key.ts'

/** The owner and role of a saved engine. The account is null for an engine of the site. */
export type EngineOwner = { accountId: string | null; role: EngineRole }

/** The part of every role's settings that a key is bound to. */
export const BoundSettings = z.object({ provider: z.string(), baseUrl: z.string().nullable() })

export async function findEngine(db: Db, owner: EngineOwner) {
  const [row] = await db.select().from(engineSettings).where(isOf(owner))
  return row
}

/** Saves an engine. The caller has tested it. */
export async function saveEngine(
  db: Db,
  { accountId, role }: EngineOwner,
  { settings, sealedKey }: { settings: object; sealedKey: string | null },
): Promise<void> {
  await db
    .insert(engineSettings)
    .values({ accountId, role, settings, sealedKey })
    .onConflictDoUpdate({
      target: [engineSettings.accountId, engineSettings.role],
      set: { settings, sealedKey, savedAt: new Date() },
    })
}

/** Removes an engine and its key. Videos that wait for the engine fail, and nothing is charged. */
export async function removeEngine(db: Db, owner: EngineOwner): Promise<void> {
  await db.delete(engineSettings).where(isOf(owner))
}

/**
 * Seals a new key, or finds the saved one. A saved key is never sent to another address.
 *
 * @param key null keeps the saved key.
 * @throws {AppError} `unacceptable` if provider or address changed.
 */
export async function chooseKey(
  { db, sealing }: { db: Db; sealing: Sealing },
  owned: Omit<SealedEngine, 'sealedKey'>,
  key: string | null,
): Promise<string | null> {
  if (key !== null) return sealKey(sealing, owned, key)
  const row = await findEngine(db, owned)
  if (row === undefined) return null
  const before = BoundSettings.parse(row.settings)
  const isSame = before.provider === owned.settings.provider && before.baseUrl === owned.settings.baseUrl
  if (isSame || row.sealedKey === null) return row.sealedKey
  const message = 'Enter the key again. A saved key is only used with the provider and address it was saved for.'
  throw new AppError('unacceptable', { message, details: { field: 'key' } })
}

function isOf({ accountId, role }: EngineOwner): SQL | undefined {
  const owner = accountId === null ? isNull(engineSettings.accountId) : eq(engineSettings.accountId, accountId)
  return and(eq(engineSettings.role, role), owner)
}
