import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeTinyModel } from '@dayreel/sandbox'
import { engineFolderOf } from '../../../local/engine/find-engine.ts'
import { installEngine } from '../../../local/engine/install-engine.ts'
import { importModel } from '../../../local/import-model.ts'
import { LocalModelError } from '../../../local/local-model-error.ts'
import type { LocalModel } from '../../../local/local-models.ts'

/** Milliseconds for npm to download and unpack the engine on a busy machine. */
export const MOST_INSTALL_MS = 600_000
/** The engine is installed once, by the product's own code, and then used by all test runs. */
const CACHE = fileURLToPath(new URL('../../../../../../node_modules/.cache/dayreel-engine', import.meta.url))

const BYTES = makeTinyModel()

/** A model whose answers are noise in the required form. */
export const TINY: LocalModel = {
  name: 'tiny',
  label: 'Tiny',
  description: 'Random weights.',
  repository: 'sandbox/tiny',
  commit: '0123456789abcdef0123456789abcdef01234567',
  path: 'tiny.gguf',
  bytes: BYTES.length,
  sha256Start: createHash('sha256').update(BYTES).digest('hex').slice(0, 16),
  licence: 'MIT',
  memoryBytes: 1_000_000,
  contextTokens: 16_384,
  isRecommended: true,
  chat: 'template',
}

/** Installs the engine for tests. Returns the reason if it does not run here, or if npm's registry cannot be reached. */
export async function installTestEngine(): Promise<string | undefined> {
  try {
    await installEngine(CACHE, new AbortController().signal)
    return undefined
  } catch (error) {
    if (!(error instanceof LocalModelError)) throw error
    return error.message
  }
}

/** Adds the installed engine and the tiny model to a folder of models. */
export async function addTinyModel(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  symlinkSync(engineFolderOf(CACHE), engineFolderOf(folder))
  const file = join(folder, 'given')
  writeFileSync(file, BYTES)
  const signal = new AbortController().signal
  await importModel(file, [TINY], { folder, machine: { memoryBytes: 8e9 }, readFreeBytes: async () => 1e12, signal })
  rmSync(file)
}
