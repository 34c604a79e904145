import { createModelWriter, type ModelWriter } from '../create-model-writer.ts'
import { createLocalModel, type LocalModelOptions } from './create-local-model.ts'
import { writeInSteps } from './write-in-steps.ts'

/** Creates a writer with a language model that runs on this machine. */
export function createLocalWriter(options: LocalModelOptions): ModelWriter {
  return createModelWriter({ model: createLocalModel(options), writeWords: writeInSteps })
}
