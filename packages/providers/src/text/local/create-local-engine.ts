import type { WriterEngine } from '@dayreel/storyboard'
import type { PatientOptions } from '../create-patient-writer.ts'
import type { LocalModelOptions } from './create-local-model.ts'
import { localModelName } from '../../local/local-model-name.ts'

/** Describes a model on this machine as an engine. It costs nothing, and its first answer starts its process. */
export function createLocalEngine(
  options: LocalModelOptions,
  { onFailure }: Pick<PatientOptions, 'onFailure'> = {},
): WriterEngine {
  return {
    role: 'text',
    name: localModelName(options.model),
    languages: 'any',
    unit: undefined,
    async load() {
      const [{ createPatientWriter }, { createLocalWriter }] = await Promise.all([
        import('../create-patient-writer.ts'),
        import('./create-local-writer.ts'),
      ])
      return createPatientWriter(createLocalWriter(options), { ...(onFailure && { onFailure }) })
    },
  }
}
