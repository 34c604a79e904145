import type { ConnectedVoices, GivenVoices, TestedService } from '@dayreel/contract'
import { findSpeechSettingsFaults, named } from '@dayreel/providers/base'
import type { Services } from '#services'
import { connectEngine, describeEngine } from './connect-engine.ts'
import { StoredVoices } from './connected-voices.ts'

type Owner = string | null
type Terms = Pick<StoredVoices, 'plans' | 'isReplaced' | 'prices'>

/**
 * Tests a voice service with one word, and saves it with the voices that it lists.
 *
 * @throws {AppError} as `connectEngine`.
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
  const owner = { accountId, role: 'speech' } as const
  return connectEngine(services, owner, {
    settings,
    key,
    findFaults: findSpeechSettingsFaults,
    test: async (sealedKey) => {
      const { voices: found, ...tested } = await services.probeVoices({ ...owner, settings, sealedKey })
      return { ...tested, found: { voices: found } }
    },
  })
}

/** Returns a saved voice service without its key. Null if none is saved. */
export async function describeVoices(
  services: Pick<Services, 'db' | 'sealing'>,
  accountId: Owner,
): Promise<(ConnectedVoices & Terms) | null> {
  const saved = await describeEngine(services, { accountId, role: 'speech' }, StoredVoices)
  if (saved === null) return null
  const { voices, names, ...settings } = saved.settings
  return { ...settings, voices: names, voiceNames: voices.map(({ name }) => name), ...saved.shownKey }
}
