import { findEngine } from './engine/find-engine.ts'
import { engineOf, type LocalModel, type LocalVoiceModel, type LocalWriterModel } from './local-model.ts'
import { LOCAL_VOICES, LOCAL_WRITERS } from './local-models.ts'
import { readModelState } from './model-files.ts'

type Memory = { memoryBytes: number }

/** Returns the models that can write on this machine now, best first. It is empty without the engine. */
export async function findLocalWriters(
  folder: string,
  machine: Memory,
  models: readonly LocalWriterModel[] = LOCAL_WRITERS,
): Promise<LocalWriterModel[]> {
  return (await findUsable(folder, machine, models)).toReversed()
}

/** Returns the models that can speak on this machine now. It is empty without the engine. */
export function findLocalVoices(
  folder: string,
  machine: Memory,
  models: readonly LocalVoiceModel[] = LOCAL_VOICES,
): Promise<LocalVoiceModel[]> {
  return findUsable(folder, machine, models)
}

async function findUsable<Model extends LocalModel>(
  folder: string,
  { memoryBytes }: Memory,
  models: readonly Model[],
): Promise<Model[]> {
  const usable = await Promise.all(
    models.map(
      async (model) =>
        model.memoryBytes <= memoryBytes &&
        findEngine(folder, engineOf(model)) !== undefined &&
        // A model is used only after it has worked once.
        (await isTested(folder, model)),
    ),
  )
  return models.filter((_model, i) => usable[i])
}

async function isTested(folder: string, model: LocalModel): Promise<boolean> {
  const found = await readModelState(folder, model)
  return found.state === 'ready' && (model.role === 'writer' || found.speed !== null)
}
