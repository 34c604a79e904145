import type { SpeechProvider } from '@dayreel/catalogue'
import { createSandboxSpeech, type SandboxSpeech } from '@dayreel/sandbox'
import type { Meter, Narrator, RawSpeech, SpeechFinisher, StepStore, Transcriber } from '@dayreel/storyboard'
import { createNarrator, createSpeechFinisher } from '@dayreel/studio/planning'
import { createStandInVoice } from '@dayreel/studio/testing'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { OnFailure } from '../../persist.ts'
import { createVoiceClient } from '../clients/create-voice-client.ts'
import { createTranscriber } from '../../transcription/create-transcriber.ts'
import { withTranscriber } from '../../transcription/with-transcriber.ts'
import { createHostedNarrator } from '../create-hosted-narrator.ts'
import { DEFAULT_SPEECH_MODELS, type SpeechSettings, voiceId } from '../speech-settings.ts'

export const KEY = 'sk-secret-0123456789abcdef'

export type SpeechStage = {
  sandbox: SandboxSpeech
  settings(provider: SpeechProvider, changes?: Partial<SpeechSettings>): SpeechSettings
  narrator(provider: SpeechProvider, changes?: Partial<SpeechSettings>, meter?: Meter, onFailure?: OnFailure): Narrator
  /** Creates a narrator whose words are timed by a transcriber, if nothing else can. */
  transcribed(provider: SpeechProvider, transcriber: Transcriber): Narrator
  /** Returns the id of a voice of the provider for stored choices. */
  voice(provider: SpeechProvider, index?: number): string
  /** Creates the transcriber of the stand-in. */
  transcriber(options?: { meter?: Meter; onFailure?: OnFailure; timeoutMs?: number }): Transcriber
  /** Has the voice behind the stand-ins say a text. */
  say(text: string): Promise<RawSpeech>
  finisher: SpeechFinisher
}

const VOICES: Readonly<Record<SpeechProvider, readonly string[]>> = {
  elevenlabs: ['sandbox-rachel', 'sandbox-gustav', 'sandbox-hana'],
  openai: ['alloy'],
  kokoro: ['af_heart', 'jf_alpha'],
  'openai-compatible': ['nova'],
}

/** Sets up one stand-in and its voice for all tests of a file. Each test starts without faults or received calls. */
export function setSpeechStage(): SpeechStage {
  let sandbox: SandboxSpeech
  const voice = createStandInVoice()
  const builtIn = createNarrator({ threads: 1 })
  const finisher = createSpeechFinisher()
  beforeAll(async () => void (sandbox = await createSandboxSpeech({ key: KEY, voice: voice.speak })))
  afterAll(() => Promise.all([sandbox.close(), voice.close(), builtIn.close(), finisher.close()]))
  beforeEach(() => {
    sandbox.faults.clear()
    sandbox.received.length = 0
    sandbox.transcription.faults.clear()
    sandbox.transcription.received.length = 0
    sandbox.alignment.faults.clear()
    sandbox.alignment.received.length = 0
  })
  const settings: SpeechStage['settings'] = (provider, changes = {}) => ({
    provider,
    model: DEFAULT_SPEECH_MODELS[provider],
    key: KEY,
    baseUrl: sandbox.baseUrls[provider],
    voices: VOICES[provider].map((each) => ({ voice: each, name: each, description: '', languages: 'any' })),
    ...changes,
  })
  return {
    get sandbox() {
      return sandbox
    },
    settings,
    narrator: (provider, changes, meter, onFailure) =>
      createHostedNarrator(settings(provider, changes), { finisher, builtIn, waitsMs: [1], meter, onFailure }),
    transcribed: (provider, transcriber) =>
      createHostedNarrator(settings(provider), { finisher: withTranscriber(finisher, transcriber), builtIn }),
    transcriber: ({ timeoutMs, ...options } = {}) =>
      createTranscriber(
        {
          provider: 'openai-compatible',
          model: 'whisper-1',
          key: KEY,
          baseUrl: sandbox.transcription.baseUrl,
          ...(timeoutMs && { timeoutMs }),
        },
        { waitsMs: [1], ...options },
      ),
    async say(text) {
      const speech = await voice.speak(text, { speed: 1, signal: signal() })
      sandbox.transcription.learn(text, speech)
      return speech
    },
    finisher,
    voice: (provider, index = 0) =>
      voiceId({ provider }, { voice: VOICES[provider][index]!, name: '', description: '', languages: 'any' }),
  }
}

export function listVoicesOf(settings: SpeechSettings) {
  return createVoiceClient(settings).listVoices(signal())
}

/** A cache in memory. */
export function createMemoryStore(): StepStore & { size: () => number } {
  const kept = new Map<string, Uint8Array>()
  return {
    get: async (key) => kept.get(key),
    put: async (key, bytes) => void kept.set(key, bytes),
    size: () => kept.size,
  }
}

export function signal(): AbortSignal {
  return new AbortController().signal
}
