import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installTestEngine, MOST_INSTALL_MS } from '@dayreel/providers/testing'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createPlainIllustrator } from './plain-illustrator.ts'
import { startTestApp, type TestApp } from './start-test-app.ts'

type GivenModel<Model> = {
  engine: Parameters<typeof installTestEngine>[0]
  /** The list of known models, to which the model for these tests is added. */
  models: Model[]
  model: Model
  /** Writes the model's files into a folder. */
  add: (modelsFolder: string) => Promise<void>
}

/**
 * Starts the app with a model on this machine. Skips the tests if the model's engine cannot be installed. See
 * `startTestApp`.
 */
export function startLocalModelApp<Model>({
  engine,
  models,
  model,
  add,
}: GivenModel<Model>): TestApp & { modelsFolder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'dayreel-local-model-'))
  const modelsFolder = join(folder, 'models')
  let missing: string | undefined
  beforeAll(async () => {
    missing = await installTestEngine(engine)
    if (missing !== undefined) return
    models.push(model)
    await add(modelsFolder)
  }, MOST_INSTALL_MS)
  beforeEach((context) => missing !== undefined && context.skip(missing))
  // This runs after the app has been closed.
  afterAll(() => {
    if (missing === undefined) models.pop()
    rmSync(folder, { recursive: true, force: true })
  })
  const running = startTestApp({ env: { DATA_FOLDER: folder }, studio: { illustrators: [createPlainIllustrator()] } })
  return Object.assign(running, { modelsFolder })
}
