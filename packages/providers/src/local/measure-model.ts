import type { Machine } from '@dayreel/threads'
import { measureVoice } from '../speech/local/measure-voice.ts'
import { measureSpeed } from '../text/local/measure-speed.ts'
import type { LocalModel } from './local-model.ts'

/**
 * Measures and saves a model's speed. The model writes a few words or speaks a sentence, which also shows whether it
 * runs at all.
 *
 * @returns tokens per second of a writer, or seconds of speech per second of a voice.
 * @throws {LocalModelError} `unsupported` if the model does not run here.
 */
export function measureModel(
  model: LocalModel,
  place: { folder: string; machine: Pick<Machine, 'cores'> },
  signal: AbortSignal,
): Promise<number> {
  return model.role === 'writer' ? measureSpeed({ ...place, model }, signal) : measureVoice({ ...place, model }, signal)
}
