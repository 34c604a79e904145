import type { TranscriptionProvider } from '@dayreel/catalogue'
import type { ConnectedTranscription, GivenTranscription } from '@dayreel/contract'
import { type ProviderEntry, requireAddress } from './model-form-values.ts'

export const TRANSCRIPTION_PROVIDER_ENTRIES: readonly ProviderEntry<TranscriptionProvider>[] = [
  { value: 'openai', label: 'OpenAI', example: 'whisper-1' },
  { value: 'openai-compatible', label: 'OpenAI-compatible server', example: 'whisper-1', isOwnServer: true },
]

/**
 * The fields of a transcription server's form. An empty key keeps the saved key. An empty model means the provider's
 * example.
 */
export type TranscriptionFormValues = { provider: TranscriptionProvider; model: string; baseUrl: string; key: string }

export function transcriptionFormValues(saved: ConnectedTranscription | null): TranscriptionFormValues {
  const { provider = 'openai', model = '', baseUrl = null } = saved ?? {}
  return { provider, model, baseUrl: baseUrl ?? '', key: '' }
}

export function toGivenTranscription({ provider, model, baseUrl, key }: TranscriptionFormValues): GivenTranscription {
  return {
    provider,
    model: model.trim() || TRANSCRIPTION_PROVIDER_ENTRIES.find(({ value }) => value === provider)!.example,
    baseUrl: baseUrl.trim() || null,
    key: key.trim() || null,
  }
}

/** Checks for missing values before a call is made. The server checks the rest. */
export const TRANSCRIPTION_FORM_RULES = { baseUrl: requireAddress(TRANSCRIPTION_PROVIDER_ENTRIES) }
