import { createSpeechEngine, readSpeechSettings } from '@dayreel/providers/base'
import type { NarratorEngine } from '@dayreel/storyboard'
import { createSpeechFinisher } from '@dayreel/studio'
import { UsageError } from './usage-error.ts'

type OnFailure = Parameters<typeof createSpeechEngine>[1]['onFailure']

/**
 * Describes the hosted voices that the environment sets.
 *
 * @throws {UsageError} that names every invalid variable.
 */
export function hostedVoices(onFailure?: OnFailure): NarratorEngine | undefined {
  const { source, faults } = readSpeechSettings(process.env)
  if (faults.length > 0) throw new UsageError(`The settings of the voices can’t be used:\n  ${faults.join('\n  ')}`)
  return source && createSpeechEngine(source, { onFailure, loadFinisher: async () => createSpeechFinisher() })
}
