import { modelName, TRANSCRIPTION_PROVIDER_NAMES, type TranscriptionProvider } from '@dayreel/catalogue'
import type { GuardOptions } from '../guarded-fetch.ts'
import type { CalledService } from '../to-provider-error.ts'
import { findEngineFaults } from '../engine-settings.ts'

/** A transcription server and its connection. */
export type TranscriptionSettings = {
  provider: TranscriptionProvider
  /** The server's name for the model. */
  model: string
  /** The API key. Absent if the server needs none. */
  key?: string
  /** The base URL, required for a server without an official address. It includes the API version. */
  baseUrl?: string
  /** Time limit of one call in milliseconds. Default: 120,000. */
  timeoutMs?: number
  /** Set if an account has connected the server itself. Calls are then guarded, and errors address its owner. */
  own?: GuardOptions
}

/** The address is always set, so that the client reads none from the environment. */
const OPENAI_URL = 'https://api.openai.com/v1'

/** The model that a server transcribes with by default. OpenAI's newer models report no times of words. */
export const DEFAULT_TRANSCRIPTION_MODEL = 'whisper-1'

/** Returns `Transcriber.name`. */
export function transcriptionSourceName(settings: Pick<TranscriptionSettings, 'provider' | 'model' | 'own'>): string {
  return modelName(settings, settings.own !== undefined)
}

/** Returns the faults of the settings as one sentence each. The list is empty if the settings are valid. */
export function findTranscriptionFaults(settings: TranscriptionSettings): string[] {
  return findEngineFaults(settings, settings.provider === 'openai' ? 'OpenAI' : undefined)
}

export function transcriptionUrlOf({ baseUrl = OPENAI_URL }: Pick<TranscriptionSettings, 'baseUrl'>): string {
  return baseUrl.replace(/(?<!\/)\/+$/u, '')
}

/** Returns the description of the server that errors name. */
export function transcriptionServiceOf(settings: TranscriptionSettings): CalledService {
  const { provider, model, key, own } = settings
  const name = TRANSCRIPTION_PROVIDER_NAMES[provider]
  return {
    noun: 'transcription server',
    name,
    baseUrl: transcriptionUrlOf(settings),
    model,
    key,
    isOwn: own !== undefined,
  }
}
