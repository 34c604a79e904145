import { findEngine } from '../../local/engine/find-engine.ts'
import { LOCAL_MODELS, type LocalModel } from '../../local/local-models.ts'
import { readModelState } from '../../local/model-files.ts'

/** Returns the models that can write on this machine now, best first. It is empty without the engine. */
export async function findLocalModels(
  folder: string,
  { memoryBytes }: { memoryBytes: number },
  models: readonly LocalModel[] = LOCAL_MODELS,
): Promise<LocalModel[]> {
  if (findEngine(folder) === undefined) return []
  const states = await Promise.all(models.map((model) => readModelState(folder, model)))
  return models.filter((model, i) => states[i]?.state === 'ready' && model.memoryBytes <= memoryBytes).toReversed()
}
