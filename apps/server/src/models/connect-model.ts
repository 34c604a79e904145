import { findTextSettingsFaults } from '@dayreel/providers/base'
import type { ConnectedText, GivenModel, TestedService } from '@dayreel/contract'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { engineSettings } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import { openKey, type SealedModel, sealKey, StoredModel } from './connected-model.ts'

/**
 * The last characters of a key are shown only if the key is longer than this. In a shorter key, they would reveal too
 * much.
 */
const SHORTEST_SHOWN_KEY = 16
const SHOWN_CHARACTERS = 4

/** The owner: the site (null) or an account. */
type Owner = string | null
type Deciding = Pick<Services, 'db' | 'sealing' | 'probe'>
type Terms = Pick<StoredModel, 'plans' | 'isReplaced' | 'prices'>

/**
 * Tests a model with one tiny real call, and saves it only if it answers. If the key is left out, the saved key is
 * kept, unless the provider or the address changes: a saved key is never sent to another address.
 *
 * @throws {AppError} `unacceptable` with the provider's reason, `unavailable` if no worker can test it.
 */
export async function connectModel(
  { db, sealing, probe }: Deciding,
  accountId: Owner,
  { provider, model, baseUrl, key, ...terms }: GivenModel & Terms,
): Promise<TestedService> {
  const settings: StoredModel = { provider, model: model.trim(), baseUrl: baseUrl?.trim() || null, ...terms }
  const owned = { accountId, settings }
  const sealedKey = key === null ? await readSameKey(db, owned) : sealKey(sealing, owned, key)
  refuseFaults(settings, sealedKey)
  const tested = await probe({ ...owned, sealedKey })
  if (!tested.isWorking) throw new AppError('unacceptable', { message: tested.sentence })
  await db
    .insert(engineSettings)
    .values({ ...owned, role: 'text', sealedKey })
    .onConflictDoUpdate({
      target: [engineSettings.accountId, engineSettings.role],
      set: { settings, sealedKey, savedAt: new Date() },
    })
  return tested
}

/** Removes a model and its key. Videos that wait for it fail with `writer-gone` and cost nothing. */
export async function disconnectModel(db: Db, accountId: Owner): Promise<void> {
  await db.delete(engineSettings).where(isTextOf(accountId))
}

/** Returns a saved model without its key. Null if none is saved. */
export async function describeModel(
  { db, sealing }: Pick<Services, 'db' | 'sealing'>,
  accountId: Owner,
): Promise<(ConnectedText & Terms) | null> {
  const [row] = await db.select().from(engineSettings).where(isTextOf(accountId))
  if (row === undefined) return null
  const settings = StoredModel.parse(row.settings)
  return {
    ...settings,
    hasKey: row.sealedKey !== null,
    keyEnding: endingOf(sealing, { ...row, settings }),
    savedAt: row.savedAt.toISOString(),
  }
}

function endingOf(sealing: Services['sealing'], sealed: SealedModel): string | null {
  try {
    const key = openKey(sealing, sealed)
    return key !== null && key.length > SHORTEST_SHOWN_KEY ? key.slice(-SHOWN_CHARACTERS) : null
  } catch {
    return null // The form must still open, so that the user can enter the key again.
  }
}

async function readSameKey(db: Db, { accountId, settings }: Omit<SealedModel, 'sealedKey'>): Promise<string | null> {
  const [row] = await db.select().from(engineSettings).where(isTextOf(accountId))
  if (row === undefined) return null
  const before = StoredModel.parse(row.settings)
  const isSame = before.provider === settings.provider && before.baseUrl === settings.baseUrl
  if (isSame || row.sealedKey === null) return row.sealedKey
  const message = 'Enter the key again. A saved key is only used with the provider and address it was saved for.'
  throw new AppError('unacceptable', { message, details: { field: 'key' } })
}

/** @throws {AppError} `unacceptable` */
function refuseFaults({ provider, model, baseUrl }: StoredModel, sealedKey: string | null): void {
  const settings = {
    provider,
    model,
    ...(baseUrl !== null && { baseUrl }),
    ...(sealedKey !== null && { key: sealedKey }),
  }
  const [fault] = findTextSettingsFaults(settings)
  if (fault !== undefined) throw new AppError('unacceptable', { message: fault })
}

function isTextOf(accountId: Owner): SQL | undefined {
  const { accountId: owner, role } = engineSettings
  return and(eq(role, 'text'), accountId === null ? isNull(owner) : eq(owner, accountId))
}
