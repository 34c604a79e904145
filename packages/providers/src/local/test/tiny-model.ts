import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { engineFolderOf } from '../engine/find-engine.ts'
import { installEngine } from '../engine/install-engine.ts'
import { importFile } from '../import-file.ts'
import { type EngineName, engineOf, type LocalModel, type ModelFile } from '../local-model.ts'
import { LocalModelError } from '../local-model-error.ts'

/** Milliseconds for npm to download and unpack an engine on a busy machine. */
export const MOST_INSTALL_MS = 600_000
/** The engines are installed once, by the product's own code, and then used by all test runs. */
const CACHE = fileURLToPath(new URL('../../../../../node_modules/.cache/dayreel-engine', import.meta.url))

/** The contents of a model's files, by suffix. */
export type TinyContents = Readonly<Record<string, Uint8Array>>

export function describeFiles(name: string, contents: TinyContents): ModelFile[] {
  return Object.entries(contents).map(([suffix, content]) => ({
    suffix,
    repository: `sandbox/${name}`,
    commit: '0123456789abcdef0123456789abcdef01234567',
    path: `${name}.${suffix}`,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }))
}

/** Installs an engine for tests. Returns the reason if it does not run here, or if npm cannot reach it. */
export async function installTestEngine(name: EngineName): Promise<string | undefined> {
  try {
    await installEngine(CACHE, name, new AbortController().signal)
    return undefined
  } catch (error) {
    if (!(error instanceof LocalModelError)) throw error
    return error.message
  }
}

/** Adds the installed engine of a model and the model's files to a folder of models. */
export async function addTinyModel(folder: string, model: LocalModel, contents: TinyContents): Promise<void> {
  mkdirSync(folder, { recursive: true })
  symlinkSync(engineFolderOf(CACHE, engineOf(model)), engineFolderOf(folder, engineOf(model)))
  const file = join(folder, 'given')
  const signal = new AbortController().signal
  for (const { suffix } of model.files) {
    writeFileSync(file, contents[suffix]!)
    await importFile(file, [model], { folder, machine: { memoryBytes: 8e9 }, readFreeBytes: async () => 1e12, signal })
  }
  rmSync(file)
}
