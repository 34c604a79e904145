import { findEngine } from '../../local/engine/find-engine.ts'
import type { LocalWriterModel } from '../../local/local-model.ts'
import { LOCAL_WRITERS } from '../../local/local-models.ts'
import { readModelState } from '../../local/model-files.ts'

/** Returns the models that can write on this machine now, best first. It is empty without the engine. */
export async function findLocalModels(
  folder: string,
  { memoryBytes }: { memoryBytes: number },
  models: readonly LocalWriterModel[] = LOCAL_WRITERS,
): Promise<LocalWriterModel[]> {
  if (findEngine(folder, 'writer') === undefined) return []
  const states = await Promise.all(models.map((model) => readModelState(folder, model)))
  return models.filter((model, i) => states[i]?.state === 'ready' && model.memoryBytes <= memoryBytes).toReversed()
}
