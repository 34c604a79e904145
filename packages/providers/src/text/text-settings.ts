import { modelName, type TextProvider } from '@dayreel/catalogue'
import type { GuardOptions } from '../guarded-fetch.ts'
import type { CalledService } from '../to-provider-error.ts'
import { findEngineFaults } from '../engine-settings.ts'

export type { TextProvider }

/** How the answer's form is requested: with a schema, with a JSON mode, or only in the prompt. */
export type AnswerForm = 'schema' | 'json' | 'prompt'

/** The language model and its connection. */
export type TextSettings = {
  provider: TextProvider
  /** The provider's name for the model. */
  model: string
  /** The API key. Absent if the server needs none. */
  key?: string
  /** The base URL, required for a compatible server. It includes the API version (`http://localhost:11434/v1`). */
  baseUrl?: string
  /** The first answer form to try. If the server rejects it, the next form is used. Default: `schema`. */
  form?: AnswerForm
  /** Time limit of one call in milliseconds. Default: 120,000. */
  timeoutMs?: number
  /**
   * Set if an account has connected the model itself. Its calls are then guarded, and its errors address the account's
   * owner instead of the operator.
   */
  own?: GuardOptions
}

export const PROVIDER_NAMES: Readonly<Record<TextProvider, string>> = {
  'openai-compatible': 'The language model server',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
}

/** The URL is always set, because otherwise the clients would read one from the environment. */
const OFFICIAL_URLS: Readonly<Record<Exclude<TextProvider, 'openai-compatible'>, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

/** Returns `Writer.name` of the model. */
export function textSourceName(settings: TextSettings): string {
  return modelName(settings, settings.own !== undefined)
}

/** Returns the faults of the settings as one sentence each. The list is empty if the settings are valid. */
export function findTextSettingsFaults(settings: TextSettings): string[] {
  return findEngineFaults(
    settings,
    settings.provider === 'openai-compatible' ? undefined : PROVIDER_NAMES[settings.provider],
  )
}

/** Returns the description of the model that errors name. */
export function serviceOf(settings: TextSettings): CalledService {
  const { provider, model, key, own } = settings
  const name = PROVIDER_NAMES[provider]
  return { noun: 'language model', name, baseUrl: baseUrlOf(settings), model, key, isOwn: own !== undefined }
}

export function baseUrlOf({ provider, baseUrl }: TextSettings): string {
  if (baseUrl !== undefined) return baseUrl.replace(/\/$/u, '')
  if (provider === 'openai-compatible') throw new TypeError('A compatible server has no default address.')
  return OFFICIAL_URLS[provider]
}
