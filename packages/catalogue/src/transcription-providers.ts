/** The providers of transcription. `openai-compatible`: any server with OpenAI's transcription API. */
export const TRANSCRIPTION_PROVIDERS = ['openai', 'openai-compatible'] as const
export type TranscriptionProvider = (typeof TRANSCRIPTION_PROVIDERS)[number]

export const TRANSCRIPTION_PROVIDER_NAMES: Readonly<Record<TranscriptionProvider, string>> = {
  openai: 'OpenAI',
  'openai-compatible': 'The transcription server',
}
