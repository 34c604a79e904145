import type { WriterEngine } from '@dayreel/storyboard'
import type { FactSource } from '../facts/fact-source.ts'
import type { FactsSettings } from '../facts/read-facts-settings.ts'
import type { PatientOptions } from './create-patient-writer.ts'
import type { TextSource } from './read-text-settings.ts'

/** The source of facts of each site. All models share its cache. */
const factSources = new WeakMap<FactsSettings, FactSource>()

/** Describes a configured language model as an engine. `load` loads its code, and the first call loads its client. */
export function createTextEngine(
  { settings, isReplaced, name }: TextSource,
  { onFailure, facts }: Pick<PatientOptions, 'onFailure'> & { facts?: FactsSettings | undefined } = {},
): WriterEngine {
  return {
    role: 'text',
    name,
    languages: 'any',
    unit: 'tokens',
    ...(facts && { facts: 'wikipedia' }),
    async load(builtIn) {
      const [{ createPatientWriter }, { createWordsWriter }, { createWikipedia }] = await Promise.all([
        import('./create-patient-writer.ts'),
        import('./create-words-writer.ts'),
        import('../facts/wikipedia/create-wikipedia.ts'),
      ])
      const fallback = isReplaced ? await builtIn() : undefined
      const source = facts && (factSources.get(facts) ?? createWikipedia(facts))
      if (facts && source) factSources.set(facts, source)
      return createPatientWriter(createWordsWriter(settings, source), {
        fallback,
        ...(onFailure && { onFailure }),
      })
    },
  }
}
