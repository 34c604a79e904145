import { modelName, PICTURE_PROVIDER_NAMES, type PictureProvider } from '@dayreel/catalogue'
import type { GuardOptions } from '../guarded-fetch.ts'
import type { CalledService } from '../to-provider-error.ts'
import { findEngineFaults } from '../engine-settings.ts'

/** An image model and its connection. */
export type PictureSettings = {
  provider: PictureProvider
  /** The provider's name for the model. Leonardo's is a UUID, AUTOMATIC1111's a checkpoint. */
  model: string
  /** The API key. Absent if the server needs none. */
  key?: string
  /** The base URL, required for a server without an official address. OpenAI's ends with its version. */
  baseUrl?: string
  /** Time limit of one call in milliseconds. Default: 120,000. */
  timeoutMs?: number
  /** Milliseconds between two polls of an unfinished picture. Default: 2,500. */
  pollMs?: number
  /** Set if an account has connected the model itself. Calls are then guarded, and errors address its owner. */
  own?: GuardOptions
}

/** The address is always set, so that no client reads one from the environment. */
const OFFICIAL_URLS: Readonly<Partial<Record<PictureProvider, string>>> = {
  openai: 'https://api.openai.com/v1',
  leonardo: 'https://cloud.leonardo.ai/api/rest',
}

/** The model that a provider draws with by default. AUTOMATIC1111 then uses the checkpoint that it has loaded. */
export const DEFAULT_PICTURE_MODELS: Readonly<Record<PictureProvider, string>> = {
  openai: 'gpt-image-2.5-flare',
  leonardo: 'de7d3faf-762f-48e0-b3b7-9d0ac3a3fcf3',
  automatic1111: 'loaded',
  'openai-compatible': '',
}

/** The value of `model` with which AUTOMATIC1111 keeps its checkpoint. */
export const LOADED_CHECKPOINT = DEFAULT_PICTURE_MODELS.automatic1111

/** Returns `Illustrator.name` of an image model. */
export function pictureSourceName(settings: Pick<PictureSettings, 'provider' | 'model' | 'own'>): string {
  return modelName(settings, settings.own !== undefined)
}

/** Returns the faults of the settings as one sentence each. The list is empty if the settings are valid. */
export function findPictureSettingsFaults(settings: PictureSettings): string[] {
  return findEngineFaults(settings, OFFICIAL_URLS[settings.provider] && PICTURE_PROVIDER_NAMES[settings.provider])
}

export function pictureUrlOf({ provider, baseUrl }: Pick<PictureSettings, 'provider' | 'baseUrl'>): string {
  const url = baseUrl ?? OFFICIAL_URLS[provider]
  if (url === undefined) throw new TypeError('This provider has no official address.')
  return url.replace(/(?<!\/)\/+$/u, '')
}

/** Returns the description of the image model that errors name. */
export function pictureServiceOf(settings: PictureSettings): CalledService {
  const { provider, model, key, own } = settings
  const name = PICTURE_PROVIDER_NAMES[provider]
  return { noun: 'image model', name, baseUrl: pictureUrlOf(settings), model, key, isOwn: own !== undefined }
}
