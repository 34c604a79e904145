import type { ConnectedVoices, GivenVoices, TestedService } from '@dayreel/contract'
import { findSpeechSettingsFaults, named } from '@dayreel/providers/base'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import { StoredVoices } from './connected-voices.ts'
import { endingOf } from './engine-key.ts'
import { chooseKey, findEngine, saveEngine } from './saved-engines.ts'

type Owner = string | null
type Terms = Pick<StoredVoices, 'plans' | 'isReplaced' | 'prices'>

/**
 * Tests a voice service with one word, and saves it with the voices that it lists. A key that is left out stays, as for
 * a language model.
 *
 * @throws {AppError} `unacceptable` with the service's reason, `unavailable` if no worker can test it.
 */
export async function connectVoices(
  services: Pick<Services, 'db' | 'sealing' | 'probeVoices'>,
  accountId: Owner,
  { provider, model, baseUrl, key, voices, instructions, plans, isReplaced, prices }: GivenVoices & Terms,
): Promise<TestedService> {
  const names = [...new Set(voices.map((voice) => voice.trim()))]
  const settings: StoredVoices = {
    provider,
    model: model.trim(),
    baseUrl: baseUrl?.trim() || null,
    instructions: instructions.trim(),
    names,
    voices: names.map((name) => ({ ...named(name), languages: 'any' })),
    plans,
    isReplaced,
    prices,
  }
  const owned = { accountId, role: 'speech' as const, settings }
  const sealedKey = await chooseKey(services, owned, key)
  const [fault] = findSpeechSettingsFaults({
    provider,
    model: settings.model,
    ...(settings.baseUrl !== null && { baseUrl: settings.baseUrl }),
    ...(sealedKey !== null && { key: sealedKey }),
  })
  if (fault !== undefined) throw new AppError('unacceptable', { message: fault })
  const { voices: found, ...tested } = await services.probeVoices({ ...owned, sealedKey })
  if (!tested.isWorking) throw new AppError('unacceptable', { message: tested.sentence })
  await saveEngine(services.db, owned, { settings: { ...settings, voices: found }, sealedKey })
  return tested
}

/** Returns a saved voice service without its key. Null if none is saved. */
export async function describeVoices(
  { db, sealing }: Pick<Services, 'db' | 'sealing'>,
  accountId: Owner,
): Promise<(ConnectedVoices & Terms) | null> {
  const owner = { accountId, role: 'speech' as const }
  const row = await findEngine(db, owner)
  if (row === undefined) return null
  const { voices, names, ...settings } = StoredVoices.parse(row.settings)
  return {
    ...settings,
    voices: names,
    voiceNames: voices.map(({ name }) => name),
    hasKey: row.sealedKey !== null,
    keyEnding: endingOf(sealing, { ...owner, settings, sealedKey: row.sealedKey }),
    savedAt: row.savedAt.toISOString(),
  }
}
