import type { SpeechProvider } from '@dayreel/catalogue'
import type { ConnectedVoices, GivenVoices } from '@dayreel/contract'
import { type ProviderEntry, requireAddress } from './model-form-values.ts'

export const SPEECH_PROVIDER_ENTRIES: readonly ProviderEntry<SpeechProvider>[] = [
  { value: 'elevenlabs', label: 'ElevenLabs', example: 'eleven_multilingual_v2' },
  { value: 'openai', label: 'OpenAI', example: 'gpt-4o-mini-tts' },
  { value: 'kokoro', label: 'Kokoro-FastAPI', example: 'kokoro', isOwnServer: true },
  { value: 'openai-compatible', label: 'OpenAI-compatible server', example: 'tts-1', isOwnServer: true },
]

/**
 * The fields of a voice service's form. An empty key keeps the saved key. An empty model means the provider's example.
 */
export type VoiceFormValues = {
  provider: SpeechProvider
  model: string
  baseUrl: string
  key: string
  /** Names of voices, separated by commas. */
  voices: string
  instructions: string
}

export function voiceFormValues(saved: ConnectedVoices | null): VoiceFormValues {
  const { provider = 'elevenlabs', model = '', baseUrl = null, voices = [], instructions = '' } = saved ?? {}
  return { provider, model, baseUrl: baseUrl ?? '', key: '', voices: voices.join(', '), instructions }
}

export function toGivenVoices({ provider, model, baseUrl, key, voices, instructions }: VoiceFormValues): GivenVoices {
  return {
    provider,
    model: model.trim() || SPEECH_PROVIDER_ENTRIES.find(({ value }) => value === provider)!.example,
    baseUrl: baseUrl.trim() || null,
    key: key.trim() || null,
    voices: isNamed(provider) ? voices.split(',').flatMap((voice) => voice.trim() || []) : [],
    instructions: isInstructed(provider) ? instructions.trim() : '',
  }
}

/** Returns whether the user may enter names of voices, because such servers need not list theirs. */
export function isNamed(provider: SpeechProvider): boolean {
  return provider === 'openai-compatible'
}

/** Returns whether the provider's models accept instructions on how to speak. */
export function isInstructed(provider: SpeechProvider): boolean {
  return provider === 'openai' || provider === 'openai-compatible'
}

/** Returns whether the provider finds the times of words in a separate call. */
export function isAligned(provider: SpeechProvider): boolean {
  return provider === 'elevenlabs'
}

/** Checks for missing values before a call is made. The server checks the rest. */
export const VOICE_FORM_RULES = { baseUrl: requireAddress(SPEECH_PROVIDER_ENTRIES) }
