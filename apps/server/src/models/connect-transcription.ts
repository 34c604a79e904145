import type { ConnectedTranscription, GivenTranscription, TestedService } from '@dayreel/contract'
import { findTranscriptionFaults } from '@dayreel/providers/base'
import type { Services } from '#services'
import { connectEngine, describeEngine } from './connect-engine.ts'
import { StoredTranscription } from './connected-transcription.ts'

type Owner = string | null
type Terms = Pick<StoredTranscription, 'plans' | 'prices'>

/**
 * Tests a transcription server with a short sentence, and saves it only if it reports the times of the words.
 *
 * @throws {AppError} as `connectEngine`.
 */
export async function connectTranscription(
  services: Pick<Services, 'db' | 'sealing' | 'probeTranscription'>,
  accountId: Owner,
  { provider, model, baseUrl, key, plans, prices }: GivenTranscription & Terms,
): Promise<TestedService> {
  const settings = { provider, model: model.trim(), baseUrl: baseUrl?.trim() || null, plans, prices }
  return connectEngine(
    services,
    { accountId, role: 'transcription' },
    {
      settings,
      key,
      findFaults: findTranscriptionFaults,
      test: (sealedKey) => services.probeTranscription({ accountId, settings, sealedKey }),
    },
  )
}

/** Returns a saved transcription server without its key. Null if none is saved. */
export async function describeTranscription(
  services: Pick<Services, 'db' | 'sealing'>,
  accountId: Owner,
): Promise<(ConnectedTranscription & Terms) | null> {
  const saved = await describeEngine(services, { accountId, role: 'transcription' }, StoredTranscription)
  return saved && { ...saved.settings, ...saved.shownKey }
}
