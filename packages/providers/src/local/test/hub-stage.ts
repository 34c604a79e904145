import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandboxHub, type SandboxHub } from '@dayreel/sandbox'
import { afterEach, beforeEach } from 'vitest'
import type { DownloadOptions } from '../download/download-model.ts'
import type { LocalModel, ModelFile } from '../local-model.ts'

const FILE_BYTES = 300_000
const COMMIT = '0123456789abcdef0123456789abcdef01234567'

export type HubStage = {
  hub: SandboxHub
  folder: string
  /** A model of one file. */
  model: LocalModel
  /** The only file of `model`, and its content. */
  file: ModelFile
  bytes: Uint8Array
  /** A model of three files, of 300,000 bytes each. */
  voice: LocalModel
  options(changes?: Partial<DownloadOptions>): DownloadOptions
}

/** Sets up an empty folder and a hub with the files of both models for each test. */
export function setHubStage(): HubStage {
  const contents = ['gguf', 'onnx', 'first.bin', 'second.bin'].map((suffix, index) => {
    const bytes = Uint8Array.from({ length: FILE_BYTES }, (_, i) => (i * 31 + index) % 251)
    return { file: describeFile(suffix, bytes), bytes }
  })
  const [{ file, bytes }] = contents as [(typeof contents)[number]]
  const listed = {
    label: 'Tiny',
    description: 'For tests.',
    licence: 'MIT',
    memoryBytes: 1_000_000,
    isRecommended: true,
  }
  const model: LocalModel = {
    ...listed,
    role: 'writer',
    name: 'tiny',
    files: [file],
    contextTokens: 16_384,
    chat: 'template',
  }
  const voice: LocalModel = {
    ...listed,
    role: 'voice',
    engine: 'kokoro',
    name: 'tiny-voice',
    files: contents.slice(1).map((each) => each.file),
    voices: [],
  }
  let hub: SandboxHub
  let folder: string
  beforeEach(async () => {
    hub = await createSandboxHub()
    for (const each of contents) hub.publish({ ...each.file, bytes: each.bytes })
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
    file,
    bytes,
    voice,
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

function describeFile(suffix: string, bytes: Uint8Array): ModelFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { suffix, repository: 'sandbox/tiny', commit: COMMIT, path: `models/${suffix}`, bytes: bytes.length, sha256 }
}
