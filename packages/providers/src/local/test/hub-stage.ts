import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandboxHub, type SandboxHub } from '@dayreel/sandbox'
import { afterEach, beforeEach } from 'vitest'
import type { DownloadOptions } from '../download/download-model.ts'
import type { LocalModel } from '../local-models.ts'

const MODEL_BYTES = 300_000

export type HubStage = {
  hub: SandboxHub
  folder: string
  model: LocalModel
  bytes: Uint8Array
  options(changes?: Partial<DownloadOptions>): DownloadOptions
}

/** Sets up an empty folder and a hub with one small file for each test. */
export function setHubStage(): HubStage {
  const bytes = Uint8Array.from({ length: MODEL_BYTES }, (_, i) => (i * 31) % 251)
  const model: LocalModel = {
    name: 'tiny',
    label: 'Tiny',
    description: 'A file for tests.',
    repository: 'sandbox/tiny',
    commit: '0123456789abcdef0123456789abcdef01234567',
    path: 'tiny.gguf',
    bytes: bytes.length,
    sha256Start: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    licence: 'MIT',
    memoryBytes: 1_000_000,
    contextTokens: 16_384,
    isRecommended: true,
    chat: 'template',
  }
  let hub: SandboxHub
  let folder: string
  beforeEach(async () => {
    hub = await createSandboxHub()
    hub.publish({ repository: model.repository, commit: model.commit, path: model.path, bytes })
    folder = mkdtempSync(join(tmpdir(), 'dayreel-models-'))
  })
  afterEach(async () => {
    await hub.close()
    rmSync(folder, { recursive: true })
  })
  return {
    get hub() {
      return hub
    },
    get folder() {
      return folder
    },
    model,
    bytes,
    options: (changes) => ({
      folder,
      hub: hub.address,
      machine: { memoryBytes: 8_000_000_000 },
      readFreeBytes: async () => 100_000_000_000,
      signal: new AbortController().signal,
      waitsMs: [1, 1, 1],
      stallMs: 30_000,
      ...changes,
    }),
  }
}
