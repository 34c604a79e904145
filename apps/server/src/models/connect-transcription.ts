import type { ConnectedTranscription, GivenTranscription, TestedService } from '@dayreel/contract'
import { findTranscriptionFaults } from '@dayreel/providers/base'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import { StoredTranscription } from './connected-transcription.ts'
import { endingOf } from './engine-key.ts'
import { chooseKey, findEngine, saveEngine } from './saved-engines.ts'

type Owner = string | null
type Terms = Pick<StoredTranscription, 'plans' | 'prices'>

/**
 * Tests a transcription server with a short sentence, and saves it only if it reports the times of the words. A key that
 * is left out stays, as for a language model.
 *
 * @throws {AppError} `unacceptable` with the server's reason, `unavailable` if no worker can test it.
 */
export async function connectTranscription(
  services: Pick<Services, 'db' | 'sealing' | 'probeTranscription'>,
  accountId: Owner,
  { provider, model, baseUrl, key, plans, prices }: GivenTranscription & Terms,
): Promise<TestedService> {
  const settings: StoredTranscription = {
    provider,
    model: model.trim(),
    baseUrl: baseUrl?.trim() || null,
    plans,
    prices,
  }
  const owned = { accountId, role: 'transcription' as const, settings }
  const sealedKey = await chooseKey(services, owned, key)
  const [fault] = findTranscriptionFaults({
    provider,
    model: settings.model,
    ...(settings.baseUrl !== null && { baseUrl: settings.baseUrl }),
    ...(sealedKey !== null && { key: sealedKey }),
  })
  if (fault !== undefined) throw new AppError('unacceptable', { message: fault })
  const tested = await services.probeTranscription({ accountId, settings, sealedKey })
  if (!tested.isWorking) throw new AppError('unacceptable', { message: tested.sentence })
  await saveEngine(services.db, owned, { settings, sealedKey })
  return tested
}

/** Returns a saved transcription server without its key. Null if none is saved. */
export async function describeTranscription(
  { db, sealing }: Pick<Services, 'db' | 'sealing'>,
  accountId: Owner,
): Promise<(ConnectedTranscription & Terms) | null> {
  const owner = { accountId, role: 'transcription' as const }
  const row = await findEngine(db, owner)
  if (row === undefined) return null
  const settings = StoredTranscription.parse(row.settings)
  return {
    ...settings,
    hasKey: row.sealedKey !== null,
    keyEnding: endingOf(sealing, { ...owner, settings, sealedKey: row.sealedKey }),
    savedAt: row.savedAt.toISOString(),
  }
}
