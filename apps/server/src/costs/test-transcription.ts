import { DEFAULT_VOICE_ID, writerLabel } from '@dayreel/catalogue'
import type { TestedService } from '@dayreel/contract'
import { probeTranscription, ProviderError } from '@dayreel/providers'
import type { TranscriptionSource } from '@dayreel/providers/base'
import type { Narrator } from '@dayreel/storyboard'
import { priceOf } from './create-meter.ts'
import { MICROS_PER_DOLLAR } from './sum-costs.ts'

const TIMEOUT_MS = 30_000
const SPOKEN_RATE = 48_000
const SENTENCE = 'The old clock stopped at noon.'

/**
 * Tests a transcription server for the operator with a sentence of the built-in voice. The result never contains the
 * key.
 */
export async function testTranscription(
  { name, settings, prices }: TranscriptionSource,
  builtIn: Narrator,
): Promise<TestedService> {
  const label = writerLabel(name)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const request = { text: SENTENCE, language: 'en', voice: DEFAULT_VOICE_ID, pace: 1 }
    const { samples } = await builtIn.speak(request, signal)
    const { took, seconds } = await probeTranscription(settings, { samples, sampleRate: SPOKEN_RATE }, signal)
    const dollars = prices === null ? null : priceOf({ seconds }, prices) / MICROS_PER_DOLLAR
    return { isWorking: true, sentence: `${label} answered in ${took.toFixed(1)} s.`, seconds: took, dollars }
  } catch (error) {
    const late = `${label} did not answer in ${TIMEOUT_MS / 1_000} s.`
    const sentence = error instanceof ProviderError ? error.forHost : late
    return { isWorking: false, sentence, seconds: null, dollars: null }
  }
}
