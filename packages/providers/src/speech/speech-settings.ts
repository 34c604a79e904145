import { modelName, SPEECH_PROVIDER_NAMES, type SpeechProvider } from '@dayreel/catalogue'
import type { GuardOptions } from '../guarded-fetch.ts'
import type { CalledService } from '../to-provider-error.ts'
import type { ProviderVoice } from './provider-voice.ts'
import { findEngineFaults } from '../engine-settings.ts'

/** A provider of voices and its connection. */
export type SpeechSettings = {
  provider: SpeechProvider
  /** The provider's name for the model. */
  model: string
  /** The API key. Absent if the server needs none. */
  key?: string
  /**
   * The base URL, required for a server without an official address. It includes the API version
   * (`http://localhost:8880/v1`).
   */
  baseUrl?: string
  /** The voices that videos may use. */
  voices: readonly ProviderVoice[]
  /** How OpenAI's newer models speak, in words. */
  instructions?: string
  /** Time limit of one call in milliseconds. Default: 120,000. */
  timeoutMs?: number
  /** Set if an account has connected the voices itself. Calls are then guarded, and errors address its owner. */
  own?: GuardOptions
}

/** The address is always set, so that no client reads one from the environment. */
const OFFICIAL_URLS: Readonly<Partial<Record<SpeechProvider, string>>> = {
  elevenlabs: 'https://api.elevenlabs.io',
  openai: 'https://api.openai.com/v1',
}

/** The model that a provider speaks with by default. */
export const DEFAULT_SPEECH_MODELS: Readonly<Record<SpeechProvider, string>> = {
  elevenlabs: 'eleven_multilingual_v2',
  openai: 'gpt-4o-mini-tts',
  kokoro: 'kokoro',
  'openai-compatible': 'tts-1',
}

/** Returns `Narrator.name` of the voices. */
export function speechSourceName(settings: Pick<SpeechSettings, 'provider' | 'model' | 'own'>): string {
  return modelName(settings, settings.own !== undefined)
}

/**
 * Returns the id of a voice in stored choices. It contains no model, so that a voice stays the same when the model of
 * its provider changes.
 */
export function voiceId({ provider, own }: Pick<SpeechSettings, 'provider' | 'own'>, { voice }: ProviderVoice): string {
  return modelName({ provider, model: voice }, own !== undefined)
}

/** Returns the faults of the settings as one sentence each. The list is empty if the settings are valid. */
export function findSpeechSettingsFaults(settings: Omit<SpeechSettings, 'voices'>): string[] {
  return findEngineFaults(settings, OFFICIAL_URLS[settings.provider] && SPEECH_PROVIDER_NAMES[settings.provider])
}

export function speechUrlOf({ provider, baseUrl }: Pick<SpeechSettings, 'provider' | 'baseUrl'>): string {
  const url = baseUrl ?? OFFICIAL_URLS[provider]
  if (url === undefined) throw new TypeError('This provider has no official address.')
  return url.replace(/(?<!\/)\/+$/u, '')
}

/** Returns the description of the voices that errors name. */
export function speechServiceOf(settings: Omit<SpeechSettings, 'voices'>): CalledService {
  const { provider, model, key, own } = settings
  const name = SPEECH_PROVIDER_NAMES[provider]
  return {
    noun: 'voice service',
    name,
    baseUrl: speechUrlOf(settings),
    model,
    key,
    isOwn: own !== undefined,
    otherwise: 'choose another voice',
  }
}
