import type { TestedService } from '@dayreel/contract'
import { createWordsWriter, ProviderError } from '@dayreel/providers'
import type { Config } from '#config'
import { priceOf } from './create-meter.ts'
import { MICROS_PER_DOLLAR } from './sum-costs.ts'

const TIMEOUT_MS = 15_000

/**
 * Makes one tiny real call to the language model to test it for the operator. The result names the provider but never
 * the key.
 */
export async function testLanguageModel(models: Config['models'] | undefined): Promise<TestedService> {
  const text = models?.text
  if (text === undefined) {
    return { isWorking: false, sentence: 'No language model is connected.', seconds: null, dollars: null }
  }
  try {
    const { seconds, ...used } = await createWordsWriter(text.settings).probe(AbortSignal.timeout(TIMEOUT_MS))
    const dollars = text.prices === null ? null : priceOf(used, text.prices) / MICROS_PER_DOLLAR
    return { isWorking: true, sentence: `${text.name} answered in ${seconds.toFixed(1)} s.`, seconds, dollars }
  } catch (error) {
    const late = `${text.name} did not answer in ${TIMEOUT_MS / 1_000} s.`
    const sentence = error instanceof ProviderError ? error.forHost : late
    return { isWorking: false, sentence, seconds: null, dollars: null }
  }
}
