import type { FactSource } from '../facts/fact-source.ts'
import { ProviderError } from '../provider-error.ts'
import { createModelWriter, type ModelWriter } from './create-model-writer.ts'
import { createHostedModel } from './model/create-hosted-model.ts'
import { findTextSettingsFaults, PROVIDER_NAMES, type TextSettings } from './text-settings.ts'
import { writeAboutSubject } from './words/write-about-subject.ts'

/**
 * Creates a writer that uses the language model of a provider or of a server. The first request loads the client and
 * makes the first call.
 *
 * @param facts the source in which it looks up facts if a request wants them.
 * @throws {ProviderError} `app_misconfigured` if the settings are invalid
 */
export function createWordsWriter(settings: TextSettings, facts?: FactSource): ModelWriter {
  const faults = findTextSettingsFaults(settings)
  if (faults.length > 0) {
    throw new ProviderError({
      kind: 'app_misconfigured',
      message: 'The language model of this site is not set up completely. The operator of this site has to fix it.',
      forHost: `${PROVIDER_NAMES[settings.provider]}: ${faults.join(' ')}`,
    })
  }
  return createModelWriter({
    model: createHostedModel(settings),
    writeWords: writeAboutSubject,
    describesBoards: true,
    facts,
  })
}
