import type { LocalModel } from './local-model.ts'

/** Returns the name of a model on this machine as a writer or narrator. */
export function localModelName({ name }: Pick<LocalModel, 'name'>): string {
  return `local/${name}`
}
