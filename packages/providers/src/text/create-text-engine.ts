import type { WriterEngine } from '@dayreel/storyboard'
import type { PatientOptions } from './create-patient-writer.ts'
import type { TextSource } from './read-text-settings.ts'

/** Describes a configured language model as an engine. `load` loads its code, and the first call loads its client. */
export function createTextEngine(
  { settings, isReplaced, name }: TextSource,
  onFailure?: PatientOptions['onFailure'],
): WriterEngine {
  return {
    role: 'text',
    name,
    languages: 'any',
    unit: 'tokens',
    async load(builtIn) {
      const [{ createPatientWriter }, { createWordsWriter }] = await Promise.all([
        import('./create-patient-writer.ts'),
        import('./create-words-writer.ts'),
      ])
      const fallback = isReplaced ? await builtIn() : undefined
      return createPatientWriter(createWordsWriter(settings), { fallback, ...(onFailure && { onFailure }) })
    },
  }
}
