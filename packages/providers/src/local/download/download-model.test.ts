import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { LocalModel, ModelFile } from '../local-model.ts'
import { LocalModelError } from '../local-model-error.ts'
import { askToStop, isLocked } from '../machine-lock.ts'
import { checkModel, lockPathOf, pathsOf, readModelState } from '../model-files.ts'
import { setHubStage } from '../test/hub-stage.ts'
import { downloadModel, type DownloadProgress } from './download-model.ts'

const stage = setHubStage()
const signal = () => new AbortController().signal

async function expectReady(): Promise<void> {
  expect((await readModelState(stage.folder, stage.model)).state).toBe('ready')
  expect(readFileSync(pathsOf(stage.folder, stage.model, stage.file).file).equals(stage.bytes)).toBe(true)
  expect(existsSync(pathsOf(stage.folder, stage.model, stage.file).part)).toBe(false)
}

function modelWith(changes: Partial<ModelFile>): LocalModel {
  return { ...stage.model, files: [{ ...stage.file, ...changes }] }
}

function givenPart(bytes: Uint8Array): void {
  writeFileSync(pathsOf(stage.folder, stage.model, stage.file).part, bytes)
}

test('downloads, checks and reports progress', async () => {
  const seen: DownloadProgress[] = []
  await downloadModel(stage.model, stage.options({ onProgress: (progress) => seen.push(progress) }))
  await expectReady()
  expect(seen.at(-1)).toMatchObject({ doneBytes: stage.file.bytes, totalBytes: stage.file.bytes })
  expect(await checkModel(stage.folder, stage.model, signal())).toBe(true)
  const requests = stage.hub.received.length
  await downloadModel(stage.model, stage.options())
  expect(stage.hub.received).toHaveLength(requests)
})

test('continues a partial file at its end', async () => {
  givenPart(stage.bytes.subarray(0, 100_000))
  expect(await readModelState(stage.folder, stage.model)).toEqual({ state: 'partial', doneBytes: 100_000 })
  await downloadModel(stage.model, stage.options())
  await expectReady()
  expect(stage.hub.received.at(-1)).toBe('GET /storage/0 bytes=100000-')
})

test('downloads a partial file again if the server does not support ranges', async () => {
  stage.hub.ignoreRanges()
  givenPart(stage.bytes.subarray(0, 100_000))
  await downloadModel(stage.model, stage.options())
  await expectReady()
})

describe('temporary failures', () => {
  test.each([
    ['the metadata is busy', { kind: 'answer', status: 503, match: { route: 'metadata' } }],
    ['the hub is busy', { kind: 'answer', status: 429, headers: { 'retry-after': '0' }, match: { route: 'resolve' } }],
    ['the hub resets', { kind: 'drop', match: { route: 'metadata' } }],
    ['the storage resets', { kind: 'drop', match: { route: 'storage' } }],
    ['the link expires', { kind: 'answer', status: 403, match: { route: 'storage' } }],
    ['the connection breaks', { kind: 'cut', bytes: 120_000, match: { route: 'storage' } }],
    ['the file ends early', { kind: 'short', bytes: 120_000, match: { route: 'storage' } }],
  ] as const)('%s', async (_name, fault) => {
    stage.hub.faults.add(fault)
    await downloadModel(stage.model, stage.options())
    await expectReady()
  })

  test('the connection breaks more often than there are retries, but each attempt receives bytes', async () => {
    stage.hub.faults.add({ kind: 'cut', bytes: 40_000, times: 7, match: { route: 'storage' } })
    await downloadModel(stage.model, stage.options())
    await expectReady()
  })

  test('the storage stalls', async () => {
    stage.hub.faults.add({ kind: 'hang', match: { route: 'storage' } })
    await downloadModel(stage.model, stage.options({ stallMs: 300 }))
    await expectReady()
  })
})

describe('permanent failures', () => {
  test.each([
    ['gated', { kind: 'answer', status: 403, match: { route: 'metadata' } }, 'gated', /does not give this file/u],
    ['unknown', { kind: 'answer', status: 404, match: { route: 'metadata' } }, 'missing', /does not have this file/u],
    ['dead', { kind: 'answer', status: 500, times: 9, match: { route: 'resolve' } }, 'unreachable', /answered 500/u],
    [
      'unsafe',
      { kind: 'answer', status: 302, headers: { location: 'ftp://example.com/x' }, match: { route: 'resolve' } },
      'unreachable',
      /unsafe/u,
    ],
    [
      'endless',
      { kind: 'answer', status: 302, headers: { location: '?again' }, times: 99, match: { route: 'resolve' } },
      'unreachable',
      /circles/u,
    ],
    [
      'without a checksum',
      { kind: 'answer', status: 200, match: { route: 'metadata' } },
      'wrong-file',
      /Nothing was downloaded/u,
    ],
  ] as const)('%s', async (_name, fault, reason, message) => {
    stage.hub.faults.add(fault)
    await expect(downloadModel(stage.model, stage.options())).rejects.toMatchObject({
      reason,
      message: expect.stringMatching(message) as string,
    })
    expect((await readModelState(stage.folder, stage.model)).state).not.toBe('ready')
  })

  test('an unreachable hub', async () => {
    const failed = downloadModel(stage.model, stage.options({ hub: 'http://127.0.0.1:9' }))
    await expect(failed).rejects.toMatchObject({ reason: 'unreachable' })
  })

  test('deletes a damaged file', async () => {
    const repository = 'sandbox/damaged'
    const { commit, path } = stage.file
    const sent = Uint8Array.from(stage.bytes).fill(0, 1_000, 2_000)
    stage.hub.publish({ repository, commit, path, bytes: stage.bytes, sent })
    const failed = downloadModel(modelWith({ repository }), stage.options())
    await expect(failed).rejects.toMatchObject({ reason: 'wrong-file' })
    expect((await readModelState(stage.folder, stage.model)).state).toBe('absent')
  })

  test('rejects a file that is longer than stated', async () => {
    const repository = 'sandbox/longer'
    const { commit, path } = stage.file
    stage.hub.publish({ repository, commit, path, bytes: stage.bytes, sent: Buffer.concat([stage.bytes, stage.bytes]) })
    const failed = downloadModel(modelWith({ repository }), stage.options())
    await expect(failed).rejects.toMatchObject({ reason: 'wrong-file' })
  })

  test.each([
    ['another start', { sha256: '0000000000000000' }],
    ['another size', { bytes: 299_999 }],
  ])('%s of the checksum than pinned: downloads nothing', async (_name, changes) => {
    const failed = downloadModel(modelWith(changes), stage.options())
    await expect(failed).rejects.toMatchObject({ reason: 'wrong-file' })
    expect(stage.hub.received).toHaveLength(1)
  })

  test('too little disk or memory: states the numbers and requests nothing', async () => {
    const small = downloadModel(stage.model, stage.options({ readFreeBytes: async () => 1_900_000 }))
    await expect(small).rejects.toThrow('Tiny needs 300 MB on the disk, and 1.9 MB are free.')
    const weak = downloadModel(stage.model, stage.options({ machine: { memoryBytes: 500_000 } }))
    await expect(weak).rejects.toThrow('Tiny needs 1.0 MB of memory, and this machine has 500 kB.')
    expect(stage.hub.received).toEqual([])
  })
})

test('an aborted download keeps its partial file and continues', async () => {
  stage.hub.slowTo(20_000)
  const stopping = new AbortController()
  const stopped = downloadModel(
    stage.model,
    stage.options({ signal: stopping.signal, onProgress: () => stopping.abort(new Error('stopped')) }),
  )
  await expect(stopped).rejects.toThrow('stopped')
  expect((await readModelState(stage.folder, stage.model)).state).toBe('partial')
  stage.hub.slowTo(undefined)
  await downloadModel(stage.model, stage.options())
  await expectReady()
  expect(stage.hub.received.filter((line) => line.startsWith('GET /storage')).at(-1)).toMatch(/ bytes=[1-9]/u)
})

test('two processes share one download, and the second one sees the progress', async () => {
  stage.hub.slowTo(30_000)
  const seen: DownloadProgress[] = []
  const begun = new Promise<void>((resolve) => {
    void downloadModel(stage.model, stage.options({ onProgress: () => resolve() })).catch(() => undefined)
  })
  await begun
  await downloadModel(stage.model, stage.options({ onProgress: (progress) => seen.push(progress) }))
  await expectReady()
  expect(seen.length).toBeGreaterThan(0)
  expect(stage.hub.received.filter((line) => line.startsWith('GET /storage'))).toHaveLength(1)
})

test('another caller can stop a download, which also stops everyone who waits for it', async () => {
  stage.hub.slowTo(2_000)
  const lock = lockPathOf(stage.folder, stage.model)
  const first = downloadModel(stage.model, stage.options())
  await expect.poll(() => isLocked(lock)).toBe(true)
  const second = downloadModel(stage.model, stage.options())
  const both = Promise.allSettled([first, second])
  expect(await askToStop(lock)).toBe(true)
  for (const settled of await both) {
    expect(settled).toMatchObject({ reason: expect.any(LocalModelError) as Error })
  }
  expect(await isLocked(lock)).toBe(false)
})

describe('a model of several files', () => {
  test('is downloaded file by file, and its progress counts all of them', async () => {
    const seen: DownloadProgress[] = []
    await downloadModel(stage.voice, stage.options({ onProgress: (progress) => seen.push(progress) }))
    expect(await readModelState(stage.folder, stage.voice)).toEqual({ state: 'ready', speed: null })
    expect(await checkModel(stage.folder, stage.voice, signal())).toBe(true)
    expect(seen.at(-1)).toMatchObject({ doneBytes: 900_000, totalBytes: 900_000 })
    const done = seen.map(({ doneBytes }) => doneBytes)
    expect(done).toEqual(done.toSorted((a, b) => a - b))
  })

  test('continues at the byte where it was stopped, and keeps the complete files', async () => {
    const [first, second] = stage.voice.files as [ModelFile, ModelFile]
    // The metadata of the second file is refused after the first one is complete.
    const failed = downloadModel(
      { ...stage.voice, files: [first, { ...second, sha256: '0'.repeat(64) }] },
      stage.options(),
    )
    await expect(failed).rejects.toMatchObject({ reason: 'wrong-file' })
    writeFileSync(pathsOf(stage.folder, stage.voice, second).part, contentOf(2).subarray(0, 100_000))
    expect(await readModelState(stage.folder, stage.voice)).toEqual({ state: 'partial', doneBytes: 400_000 })
    stage.hub.received.length = 0
    const seen: number[] = []
    await downloadModel(stage.voice, stage.options({ onProgress: ({ doneBytes }) => seen.push(doneBytes) }))
    expect(seen[0]).toBeGreaterThan(400_000)
    expect(stage.hub.received.filter((line) => line.startsWith('GET /storage'))).toEqual([
      'GET /storage/2 bytes=100000-',
      'GET /storage/3',
    ])
    expect((await readModelState(stage.folder, stage.voice)).state).toBe('ready')
  })

  test('only the damaged file is downloaded again', async () => {
    await downloadModel(stage.voice, stage.options())
    writeFileSync(pathsOf(stage.folder, stage.voice, stage.voice.files[1]!).file, Buffer.alloc(300_000))
    expect(await checkModel(stage.folder, stage.voice, signal())).toBe(false)
    stage.hub.received.length = 0
    await downloadModel(stage.voice, stage.options())
    expect(stage.hub.received.filter((line) => line.startsWith('GET /storage'))).toEqual(['GET /storage/2'])
    expect(await checkModel(stage.folder, stage.voice, signal())).toBe(true)
  })

  test('the disk has to have room for all files', async () => {
    const small = downloadModel(stage.voice, stage.options({ readFreeBytes: async () => 300_400_000 }))
    await expect(small).rejects.toThrow('Tiny needs 301 MB on the disk, and 300 MB are free.')
  })
})

function contentOf(index: number): Uint8Array {
  return Uint8Array.from({ length: 300_000 }, (_, i) => (i * 31 + index) % 251)
}
