import type { LocalModel } from '../../local/local-model.ts'

/** Returns `Writer.name` of a model on this machine. */
export function localWriterName({ name }: Pick<LocalModel, 'name'>): string {
  return `local/${name}`
}
