import { createTranscriber, withTranscriber } from '@dayreel/providers'
import {
  createSpeechEngine,
  type OnFailure,
  readSpeechSettings,
  readTranscriptionSettings,
} from '@dayreel/providers/base'
import type { NarratorEngine, SpeechFinisher } from '@dayreel/storyboard'
import { createSpeechFinisher } from '@dayreel/studio'
import { UsageError } from './usage-error.ts'

/**
 * Describes the hosted voices that the environment sets. If it also sets a transcription server, that server finds the
 * times of words in languages that nothing else can time.
 *
 * @throws {UsageError} that names every invalid variable.
 */
export function hostedVoices(onFailure?: OnFailure): NarratorEngine | undefined {
  const { source, faults } = readSpeechSettings(process.env)
  if (faults.length > 0) throw new UsageError(`The settings of the voices can’t be used:\n  ${faults.join('\n  ')}`)
  const finish = readFinisher(onFailure)
  return source && createSpeechEngine(source, { onFailure, loadFinisher: async () => finish() })
}

/** @throws {UsageError} that names every invalid variable. */
function readFinisher(onFailure: OnFailure | undefined): () => SpeechFinisher {
  const { source, faults } = readTranscriptionSettings(process.env)
  if (faults.length > 0) {
    throw new UsageError(`The settings of the transcription server can’t be used:\n  ${faults.join('\n  ')}`)
  }
  if (source === undefined) return createSpeechFinisher
  return () => withTranscriber(createSpeechFinisher(), createTranscriber(source.settings, { onFailure }))
}
