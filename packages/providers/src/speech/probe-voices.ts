import { SPEECH_PROVIDER_NAMES } from '@dayreel/catalogue'
import { ProviderError } from '../provider-error.ts'
import { createVoiceClient } from './clients/create-voice-client.ts'
import type { ProviderVoice } from './provider-voice.ts'
import { UnreadableSound } from './read-sound.ts'
import type { SpeechSettings } from './speech-settings.ts'

type ProbedVoices = {
  /** The voices that the service lists, or those of the settings if it lists none. */
  voices: readonly ProviderVoice[]
  seconds: number
  characters: number
}

const MOST_VOICES = 300
const WORD = 'Ready.'

/**
 * Lists the voices of a service, and has one of them say one word.
 *
 * @throws {ProviderError}
 */
export async function probeVoices(settings: SpeechSettings, signal: AbortSignal): Promise<ProbedVoices> {
  const client = createVoiceClient(settings)
  const name = SPEECH_PROVIDER_NAMES[settings.provider]
  const listed = (await client.listVoices(signal)) ?? settings.voices
  const voices = listed.slice(0, MOST_VOICES)
  const voice = settings.voices[0] ?? voices[0]
  if (voice === undefined) throw unusable(`${name} lists no voices. Enter the names of the voices to use.`)
  const language = voice.languages === 'any' ? 'en' : (voice.languages[0] ?? 'en')
  const call = { text: WORD, language, voice: voice.voice, pace: 1 }
  const started = performance.now()
  const answer = await client.say(call, signal)
  try {
    const { samples } = client.read(answer, call)
    if (!samples.some((sample) => sample !== 0)) throw unusable(`${name} sent silence.`)
  } catch (error) {
    if (error instanceof UnreadableSound) throw unusable(`${name} sent sound that can’t be read: ${error.message}`)
    throw error
  }
  return { voices, seconds: (performance.now() - started) / 1_000, characters: WORD.length }
}

function unusable(forHost: string): ProviderError {
  return new ProviderError({ kind: 'app_misconfigured', message: forHost, forHost })
}
