import { languageName } from '@dayreel/catalogue'
import {
  bytesOf,
  describeSeconds,
  describeSize,
  engineOf,
  ENGINES,
  languagesOf,
  LOCAL_MODELS,
  type LocalModel,
  readModelState,
  scriptSecondsOf,
} from '@dayreel/providers/local'

type ModelState = Awaited<ReturnType<typeof readModelState>>

/** Returns the list of all local models, with their states in a folder, for `npm run models -- list`. */
export async function describeModels(folder: string, machine: { memoryBytes: number }): Promise<string> {
  const blocks = await Promise.all(
    LOCAL_MODELS.map(async (model) => ({
      title: titleOf(model),
      text: describeModel(model, await readModelState(folder, model), machine),
    })),
  )
  const groups = Map.groupBy(blocks, ({ title }) => title)
  return [...groups].map(([title, grouped]) => [title, ...grouped.map(({ text }) => text)].join('\n\n')).join('\n\n')
}

/** Writers are one group. Voices are grouped by their language. */
function titleOf(model: LocalModel): string {
  if (model.role === 'writer') return 'WRITERS'
  return `VOICES IN ${languagesOf(model)
    .map((language) => languageName(language).toUpperCase())
    .join(', ')}`
}

function describeModel(model: LocalModel, state: ModelState, { memoryBytes }: { memoryBytes: number }): string {
  const { name, label, description, licence, isRecommended } = model
  const { notice } = ENGINES[engineOf(model)]
  const speed = state.state === 'ready' ? state.speed : null
  const need = `needs ${describeSize(model.memoryBytes)} of memory`
  const fits = memoryBytes < model.memoryBytes ? `${need}: too much for this machine` : need
  return [
    `${name}${isRecommended ? ' (recommended)' : ''}: ${describeState(state, model)}`,
    `  ${label}. ${description}`,
    `  ${describeSize(bytesOf(model))}, ${fits}, licence ${licence}`,
    `  ${model.role === 'writer' ? 'Writing' : 'Speaking'} a script of 30 seconds takes about ${describeSeconds(scriptSecondsOf(model, speed))}${speed === null ? ' on an ordinary computer' : ''}.`,
    ...(notice === undefined ? [] : [`  ${notice}`]),
  ].join('\n')
}

function describeState(state: ModelState, model: LocalModel): string {
  if (state.state === 'absent') return 'not added'
  if (state.state === 'broken') return 'damaged; add it again'
  if (state.state === 'partial') return `${describeSize(state.doneBytes)} of ${describeSize(bytesOf(model))} downloaded`
  if (state.speed === null) return 'ready'
  return model.role === 'writer'
    ? `ready, ${state.speed.toFixed(0)} tokens per second`
    : `ready, ${state.speed.toFixed(1)} times as fast as real time`
}
