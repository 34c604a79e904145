import { PLAN_IDS, type PlanId, SPEECH_PROVIDERS } from '@dayreel/catalogue'
import type { TestedService } from '@dayreel/contract'
import {
  priceAlignment,
  type ProviderVoice,
  type SpeechSettings,
  type SpeechSource,
  speechSourceName,
  voiceId,
} from '@dayreel/providers/base'
import { StudioError } from '@dayreel/storyboard/base'
import { z } from 'zod'
import type { Sealing } from '#secrets/sealing.ts'
import { openKey } from './engine-key.ts'

const StoredVoice = z.object({
  voice: z.string(),
  name: z.string(),
  description: z.string(),
  languages: z.union([z.array(z.string()), z.literal('any')]),
  gender: z.enum(['female', 'male']).optional(),
  age: z.enum(['young', 'middle-aged', 'old']).optional(),
  mood: z.string().optional(),
})

/** The stored settings of a voice service, without the key. */
export const StoredVoices = z.object({
  provider: z.enum(SPEECH_PROVIDERS),
  model: z.string(),
  baseUrl: z.string().nullable(),
  instructions: z.string(),
  /** The voices that were entered by hand. */
  names: z.array(z.string()),
  /** The voices that the service listed when it was tested. */
  voices: z.array(StoredVoice),
  plans: z.array(z.enum(PLAN_IDS)),
  /** Absent in rows of earlier releases. */
  isReplaced: z.boolean().default(false),
  /** Millionths of a dollar per unit. `seconds` is the price of alignment. */
  prices: z.object({ characters: z.number(), seconds: z.number().optional() }).nullable(),
})
export type StoredVoices = z.infer<typeof StoredVoices>

/** A voice service with its encrypted key, as a row and an RPC call contain it. */
export type SealedVoices = { accountId: string | null; settings: StoredVoices; sealedKey: string | null }

/** The result of a test. The voices are empty if the service does not work. */
export type TestedVoices = TestedService & { voices: readonly ProviderVoice[] }

/** Hosted voices that are ready for use, from the environment, the operator's page or an account. */
export type ConnectedVoices = Omit<SpeechSource, 'settings'> & {
  /** Whether an account has connected them. That account pays its calls, and the site's limits do not apply. */
  isOwn: boolean
  /** The plans that may use the site's voices. */
  plans: readonly PlanId[]
  /** The settings without the key. They suffice to list voices and to estimate lengths. */
  settings: SpeechSettings
  hasVoice: (id: string) => boolean
  /**
   * Decrypts the key. Only a process that calls the service does this.
   *
   * @throws {StudioError} `voice-failed` if the key was sealed with a master key that is gone.
   */
  open: (sealing: Sealing) => SpeechSettings
}

/** @param mayReachPrivate whether a service of an account may be in the site's own network. */
export function toConnectedVoices(sealed: SealedVoices, mayReachPrivate: boolean): ConnectedVoices {
  const { provider, model, baseUrl, instructions, voices, plans, isReplaced, prices } = sealed.settings
  const isOwn = sealed.accountId !== null
  const settings: SpeechSettings = {
    provider,
    model,
    voices,
    ...(baseUrl !== null && { baseUrl }),
    ...(instructions !== '' && { instructions }),
    ...(isOwn && { own: { mayReachPrivate } }),
  }
  return {
    name: speechSourceName(settings),
    isOwn,
    plans,
    isReplaced,
    prices: prices && priceAlignment(provider, prices),
    settings,
    hasVoice: (id) => hasVoice(settings, id),
    open(sealing) {
      const key = openVoicesKey(sealing, sealed)
      return { ...settings, ...(key !== null && { key }) }
    },
  }
}

/** @throws {StudioError} `voice-failed` */
function openVoicesKey(sealing: Sealing, sealed: SealedVoices): string | null {
  try {
    return openKey(sealing, { ...sealed, role: 'speech' })
  } catch (cause) {
    throw new StudioError('voice-failed', 'The saved key of the voice service can’t be read. Enter it again.', {
      cause,
    })
  }
}

/** Returns the voices of the environment. */
export function voicesOfEnvironment({
  settings,
  ...source
}: SpeechSource & { plans: readonly PlanId[] }): ConnectedVoices {
  const { key: _, ...described } = settings
  return {
    ...source,
    isOwn: false,
    settings: described,
    hasVoice: (id) => hasVoice(settings, id),
    open: () => settings,
  }
}

function hasVoice(settings: SpeechSettings, id: string): boolean {
  return settings.voices.some((voice) => voiceId(settings, voice) === id)
}
