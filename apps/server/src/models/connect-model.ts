import { findTextSettingsFaults } from '@dayreel/providers/base'
import type { ConnectedText, GivenModel, TestedService } from '@dayreel/contract'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import { StoredModel } from './connected-model.ts'
import { endingOf } from './engine-key.ts'
import { chooseKey, findEngine, saveEngine } from './saved-engines.ts'

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
  services: Deciding,
  accountId: Owner,
  { provider, model, baseUrl, key, ...terms }: GivenModel & Terms,
): Promise<TestedService> {
  const settings: StoredModel = { provider, model: model.trim(), baseUrl: baseUrl?.trim() || null, ...terms }
  const owned = { accountId, role: 'text' as const, settings }
  const sealedKey = await chooseKey(services, owned, key)
  refuseFaults(settings, sealedKey)
  const tested = await services.probe({ accountId, settings, sealedKey })
  if (!tested.isWorking) throw new AppError('unacceptable', { message: tested.sentence })
  await saveEngine(services.db, owned, { settings, sealedKey })
  return tested
}

/** Returns a saved model without its key. Null if none is saved. */
export async function describeModel(
  { db, sealing }: Pick<Services, 'db' | 'sealing'>,
  accountId: Owner,
): Promise<(ConnectedText & Terms) | null> {
  const owner = { accountId, role: 'text' as const }
  const row = await findEngine(db, owner)
  if (row === undefined) return null
  const settings = StoredModel.parse(row.settings)
  return {
    ...settings,
    hasKey: row.sealedKey !== null,
    keyEnding: endingOf(sealing, { ...owner, settings, sealedKey: row.sealedKey }),
    savedAt: row.savedAt.toISOString(),
  }
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
