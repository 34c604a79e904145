import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { createLocalModel, type LocalModelOptions } from '../create-local-model.ts'
import { installTestEngine, MOST_INSTALL_MS } from '../../../local/test/tiny-model.ts'
import { addTinyWriter, TINY } from './tiny-writer.ts'

type EngineStage = {
  folder: string
  model(changes?: Partial<LocalModelOptions>): ReturnType<typeof createLocalModel>
}

/** Sets up a folder with the engine and a tiny model for each test. The tests are skipped without an engine. */
export function setEngineStage(): EngineStage {
  let missing: string | undefined
  let folder: string
  const open: { close(): Promise<void> }[] = []
  beforeAll(async () => {
    missing = await installTestEngine('writer')
  }, MOST_INSTALL_MS)
  beforeEach(async (context) => {
    if (missing !== undefined) context.skip(missing)
    folder = mkdtempSync(join(tmpdir(), 'dayreel-engine-'))
    await addTinyWriter(folder)
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
