/** The providers of voices. `openai-compatible`: any server with OpenAI's speech API. `kokoro`: Kokoro-FastAPI. */
export const SPEECH_PROVIDERS = ['elevenlabs', 'openai', 'kokoro', 'openai-compatible'] as const
export type SpeechProvider = (typeof SPEECH_PROVIDERS)[number]

export const SPEECH_PROVIDER_NAMES: Readonly<Record<SpeechProvider, string>> = {
  elevenlabs: 'ElevenLabs',
  openai: 'OpenAI',
  kokoro: 'Kokoro',
  'openai-compatible': 'The speech server',
}

/**
 * The default price, in dollars per minute of speech, of aligning words at ElevenLabs: the highest of its price lists.
 */
export const ALIGNED_MINUTE_DOLLARS = 0.0067
