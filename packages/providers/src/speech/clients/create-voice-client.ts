import type { SpeechProvider } from '@dayreel/catalogue'
import type { SpeechSettings } from '../speech-settings.ts'
import { createElevenLabs } from './elevenlabs.ts'
import { createKokoro } from './kokoro.ts'
import { createOpenAISpeech } from './openai-speech.ts'
import type { VoiceClient } from './voice-client.ts'

const CLIENTS: Readonly<Record<SpeechProvider, (settings: SpeechSettings) => VoiceClient>> = {
  elevenlabs: createElevenLabs,
  openai: createOpenAISpeech,
  kokoro: createKokoro,
  'openai-compatible': createOpenAISpeech,
}

export function createVoiceClient(settings: SpeechSettings): VoiceClient {
  return CLIENTS[settings.provider](settings)
}
