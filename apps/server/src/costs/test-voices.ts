import { writerLabel } from '@dayreel/catalogue'
import { probeVoices, ProviderError } from '@dayreel/providers'
import type { SpeechSource } from '@dayreel/providers/base'
import type { TestedVoices } from '#models/connected-voices.ts'
import { priceOf } from './create-meter.ts'
import { MICROS_PER_DOLLAR } from './sum-costs.ts'

const TIMEOUT_MS = 30_000

/** Tests a voice service for the operator with one word. The result never contains the key. */
export async function testVoices({ name, settings, prices }: SpeechSource): Promise<TestedVoices> {
  const label = writerLabel(name)
  try {
    const { voices, seconds, characters } = await probeVoices(settings, AbortSignal.timeout(TIMEOUT_MS))
    const dollars = prices === null ? null : priceOf({ characters }, prices) / MICROS_PER_DOLLAR
    const sentence = `${label} answered in ${seconds.toFixed(1)} s and has ${voices.length === 1 ? '1 voice' : `${voices.length} voices`}.`
    return { isWorking: true, sentence, seconds, dollars, voices }
  } catch (error) {
    const late = `${label} did not answer in ${TIMEOUT_MS / 1_000} s.`
    const sentence = error instanceof ProviderError ? error.forHost : late
    return { isWorking: false, sentence, seconds: null, dollars: null, voices: [] }
  }
}
