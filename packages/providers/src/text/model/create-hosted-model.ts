import { type TextSettings, textSourceName } from '../text-settings.ts'
import { callModel } from './call-model.ts'
import { createModelClient } from './create-model.ts'
import type { LanguageModel } from './language-model.ts'

/** Creates a model that a provider or a server answers for. The first question loads the client. */
export function createHostedModel(settings: TextSettings): LanguageModel {
  const client = createModelClient(settings)
  return {
    id: `${settings.provider}/${settings.model}`,
    name: textSourceName(settings),
    answer: (question, { signal }) => callModel(client, question, signal),
    close: async () => undefined,
  }
}
