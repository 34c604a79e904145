import type { Meter, NarratorEngine, SpeechFinisher } from '@dayreel/storyboard'
import { SPEECH_PROVIDER_NAMES } from '@dayreel/catalogue'
import type { OnFailure } from '../persist.ts'
import type { SpeechSource } from './read-speech-settings.ts'
import { voiceId } from './speech-settings.ts'

type SpeechEngineOptions = {
  /** Loads the code that finishes speech. */
  loadFinisher: () => Promise<SpeechFinisher>
  onFailure?: OnFailure | undefined
  /** Counts the characters of each call. */
  meter?: Meter | undefined
}

/** Describes configured voices as an engine. `load` loads their code, and no call is made before a video needs one. */
export function createSpeechEngine(
  { settings, name, isReplaced, prices }: SpeechSource,
  { loadFinisher, onFailure, meter }: SpeechEngineOptions,
): NarratorEngine {
  const { voices, provider, own } = settings
  return {
    role: 'speech',
    name,
    languages: 'any',
    unit: 'characters',
    voices: voices.map((voice) => ({
      id: voiceId(settings, voice),
      name: voice.name,
      description: voice.description,
      previewUrl: '',
      languages: voice.languages,
      provider:
        own === undefined ? SPEECH_PROVIDER_NAMES[provider] : `${SPEECH_PROVIDER_NAMES[provider]} with your key`,
      gender: voice.gender,
      age: voice.age,
      mood: voice.mood,
      dollarsPerMinute: prices === null ? undefined : perMinute(prices.characters),
    })),
    async load(builtIn) {
      const [{ createHostedNarrator }, finisher] = await Promise.all([
        import('./create-hosted-narrator.ts'),
        loadFinisher(),
      ])
      return createHostedNarrator(settings, {
        finisher,
        builtIn: await builtIn(),
        isReplaced,
        onFailure,
        meter,
      })
    },
  }
}

/** Characters of a minute of speech. */
const CHARACTERS_PER_MINUTE = 900
const MICROS = 1_000_000

function perMinute(microsPerCharacter: number): number {
  return (microsPerCharacter * CHARACTERS_PER_MINUTE) / MICROS
}
