import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeTinyModel } from '@dayreel/sandbox'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { engineFolderOf } from '../../../local/engine/find-engine.ts'
import { installEngine } from '../../../local/engine/install-engine.ts'
import { importModel } from '../../../local/import-model.ts'
import { LocalModelError } from '../../../local/local-model-error.ts'
import type { LocalModel } from '../../../local/local-models.ts'
import { createLocalModel, type LocalModelOptions } from '../create-local-model.ts'

/** Milliseconds for npm to download and unpack the engine on a busy machine. */
const MOST_INSTALL_MS = 600_000
/** The engine is installed once, by the product's own code, and then used by all test runs. */
const CACHE = fileURLToPath(new URL('../../../../../../node_modules/.cache/dayreel-engine', import.meta.url))

const BYTES = makeTinyModel()

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

type EngineStage = {
  folder: string
  model(changes?: Partial<LocalModelOptions>): ReturnType<typeof createLocalModel>
}

/**
 * Sets up a folder with the engine and a tiny model for each test. The tests are skipped where the engine does not run
 * or npm's registry cannot be reached.
 */
export function setEngineStage(): EngineStage {
  let missing: string | undefined
  let folder: string
  const open: { close(): Promise<void> }[] = []
  beforeAll(async () => {
    await installEngine(CACHE, new AbortController().signal).catch((error: unknown) => {
      if (!(error instanceof LocalModelError)) throw error
      missing = error.message
    })
  }, MOST_INSTALL_MS)
  beforeEach(async (context) => {
    if (missing !== undefined) context.skip(missing)
    folder = mkdtempSync(join(tmpdir(), 'dayreel-engine-'))
    symlinkSync(engineFolderOf(CACHE), engineFolderOf(folder))
    const file = join(folder, 'given')
    writeFileSync(file, BYTES)
    const signal = new AbortController().signal
    await importModel(file, [TINY], { folder, machine: { memoryBytes: 8e9 }, readFreeBytes: async () => 1e12, signal })
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((each) => each.close()))
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  })
  return {
    get folder() {
      return folder
    },
    model(changes) {
      const model = createLocalModel({ model: TINY, folder, machine: { cores: 2 }, ...changes })
      open.push(model)
      return model
    },
  }
}
