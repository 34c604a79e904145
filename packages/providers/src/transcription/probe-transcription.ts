import { TRANSCRIPTION_PROVIDER_NAMES } from '@dayreel/catalogue'
import type { RawSpeech } from '@dayreel/storyboard'
import { ProviderError } from '../provider-error.ts'
import { createTranscriptionClient, toSent, UnreadableTranscript } from './create-transcription-client.ts'
import type { TranscriptionSettings } from './transcription-settings.ts'

/**
 * Has a server transcribe a short sound, and checks that it reports the time of each word.
 *
 * @param sound speech of a few words.
 * @returns the seconds until the answer, and the seconds of sound that were sent.
 * @throws {ProviderError}
 */
export async function probeTranscription(
  settings: TranscriptionSettings,
  sound: RawSpeech,
  signal: AbortSignal,
): Promise<{ took: number; seconds: number }> {
  const client = createTranscriptionClient(settings)
  const name = TRANSCRIPTION_PROVIDER_NAMES[settings.provider]
  const started = performance.now()
  const answer = await client.send(toSent(sound), 'en', signal)
  try {
    const { words } = client.read(answer)
    if (words.length === 0) throw new UnreadableTranscript('It heard no words in a spoken sentence.')
  } catch (error) {
    if (!(error instanceof UnreadableTranscript)) throw error
    const forHost = `${name} can’t be used: ${error.message}`
    throw new ProviderError({ kind: 'app_misconfigured', message: forHost, forHost })
  }
  return {
    took: (performance.now() - started) / 1_000,
    seconds: Math.ceil(sound.samples.length / sound.sampleRate),
  }
}
