import { findTextSettingsFaults } from '@dayreel/providers/base'
import type { ConnectedText, GivenModel, TestedService } from '@dayreel/contract'
import type { Services } from '#services'
import { connectEngine, describeEngine } from './connect-engine.ts'
import { StoredModel } from './connected-model.ts'

/** The owner: the site (null) or an account. */
type Owner = string | null
type Terms = Pick<StoredModel, 'plans' | 'isReplaced' | 'prices'>

/**
 * Tests a model with one tiny real call, and saves it only if it answers.
 *
 * @throws {AppError} as `connectEngine`.
 */
export async function connectModel(
  services: Pick<Services, 'db' | 'sealing' | 'probe'>,
  accountId: Owner,
  { provider, model, baseUrl, key, ...terms }: GivenModel & Terms,
): Promise<TestedService> {
  const settings: StoredModel = { provider, model: model.trim(), baseUrl: baseUrl?.trim() || null, ...terms }
  return connectEngine(
    services,
    { accountId, role: 'text' },
    {
      settings,
      key,
      findFaults: findTextSettingsFaults,
      test: (sealedKey) => services.probe({ accountId, settings, sealedKey }),
    },
  )
}

/** Returns a saved model without its key. Null if none is saved. */
export async function describeModel(
  services: Pick<Services, 'db' | 'sealing'>,
  accountId: Owner,
): Promise<(ConnectedText & Terms) | null> {
  const saved = await describeEngine(services, { accountId, role: 'text' }, StoredModel)
  return saved && { ...saved.settings, ...saved.shownKey }
}
