import type { Narrator } from '@dayreel/storyboard'
import { createVoiceClient } from './clients/create-voice-client.ts'
import { createClientNarrator, hashOf, type NarratorOptions } from './create-client-narrator.ts'
import { type SpeechSettings, speechSourceName, voiceId } from './speech-settings.ts'

/** Creates the narrator of a provider's voices. */
export function createHostedNarrator(settings: SpeechSettings, options: NarratorOptions): Narrator {
  const { provider, model, instructions = '', voices } = settings
  return createClientNarrator(
    {
      name: speechSourceName(settings),
      source: [provider, model, hashOf([instructions]).slice(0, 12)].join('/'),
      voices: new Map(voices.map((voice) => [voiceId(settings, voice), voice])),
      client: createVoiceClient(settings),
    },
    options,
  )
}
