import { makeTinyModel } from '@dayreel/sandbox'
import type { LocalWriterModel } from '../../../local/local-model.ts'
import { addTinyModel, describeFiles, type TinyContents } from '../../../local/test/tiny-model.ts'

const CONTENTS: TinyContents = { gguf: makeTinyModel() }

/** A model whose answers are noise in the required form. */
export const TINY: LocalWriterModel = {
  role: 'writer',
  name: 'tiny',
  label: 'Tiny',
  description: 'Random weights.',
  files: describeFiles('tiny', CONTENTS),
  licence: 'MIT',
  memoryBytes: 1_000_000,
  contextTokens: 16_384,
  isRecommended: true,
  chat: 'template',
}

/** Adds the tiny writer to a folder of models. */
export function addTinyWriter(folder: string): Promise<void> {
  return addTinyModel(folder, TINY, CONTENTS)
}
