import { writerLabel } from '@dayreel/catalogue'
import type { TestedService } from '@dayreel/contract'
import { createWordsWriter, ProviderError } from '@dayreel/providers'
import type { TextSource } from '@dayreel/providers/base'
import { priceOf } from './create-meter.ts'
import { MICROS_PER_DOLLAR } from './sum-costs.ts'

const TIMEOUT_MS = 15_000

/**
 * Makes one tiny real call to the language model to test it for the operator. The result names the provider but never
 * the key.
 */
export async function testLanguageModel(
  text: Pick<TextSource, 'name' | 'settings' | 'prices'> | undefined,
): Promise<TestedService> {
  if (text === undefined) {
    return { isWorking: false, sentence: 'No language model is connected.', seconds: null, dollars: null }
  }
  const name = writerLabel(text.name)
  try {
    const { seconds, ...used } = await createWordsWriter(text.settings).probe(AbortSignal.timeout(TIMEOUT_MS))
    const dollars = text.prices === null ? null : priceOf(used, text.prices) / MICROS_PER_DOLLAR
    return { isWorking: true, sentence: `${name} answered in ${seconds.toFixed(1)} s.`, seconds, dollars }
  } catch (error) {
    const late = `${name} did not answer in ${TIMEOUT_MS / 1_000} s.`
    const sentence = error instanceof ProviderError ? error.forHost : late
    return { isWorking: false, sentence, seconds: null, dollars: null }
  }
}
