import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importModel } from './import-model.ts'
import { LOCAL_MODELS } from './local-models.ts'
import { checkModel, pathsOf, readModelState, removeModel } from './model-files.ts'
import { setHubStage } from './test/hub-stage.ts'

const stage = setHubStage()
const signal = () => new AbortController().signal

function given(bytes: Uint8Array): string {
  const file = join(stage.folder, 'given.gguf')
  writeFileSync(file, bytes)
  return file
}

test('recognises a file by its checksum, under any name', async () => {
  const file = given(stage.bytes)
  expect(await importModel(file, [...LOCAL_MODELS, stage.model], stage.options())).toBe(stage.model)
  expect((await readModelState(stage.folder, stage.model)).state).toBe('ready')
  expect(readFileSync(file).equals(stage.bytes)).toBe(true)
  expect(stage.hub.received).toEqual([])
  await removeModel(stage.folder, stage.model)
  expect((await readModelState(stage.folder, stage.model)).state).toBe('absent')
})

test('rejects unknown, changed and missing files', async () => {
  const models = [stage.model]
  await expect(importModel(given(stage.bytes.subarray(1)), models, stage.options())).rejects.toThrow(
    'none of the listed',
  )
  await expect(importModel(given(Buffer.alloc(stage.bytes.length)), models, stage.options())).rejects.toThrow(
    'none of the listed',
  )
  await expect(importModel('/nowhere.gguf', models, stage.options())).rejects.toThrow('There is no file')
})

test('detects a file that has changed since, and stops using it', async () => {
  await importModel(given(stage.bytes), [stage.model], stage.options())
  expect(await checkModel(stage.folder, stage.model, signal())).toBe(true)
  writeFileSync(pathsOf(stage.folder, stage.model).file, Buffer.alloc(stage.bytes.length))
  expect(await checkModel(stage.folder, stage.model, signal())).toBe(false)
  expect((await readModelState(stage.folder, stage.model)).state).toBe('broken')
})

test('each listed model is pinned and may be used for any purpose', () => {
  for (const { commit, sha256Start, licence, bytes, memoryBytes, name } of LOCAL_MODELS) {
    expect(commit).toMatch(/^[0-9a-f]{40}$/u)
    expect(sha256Start).toMatch(/^[0-9a-f]{16}$/u)
    expect(['Apache-2.0', 'MIT']).toContain(licence)
    expect(memoryBytes).toBeGreaterThan(bytes)
    expect(name).toMatch(/^[a-z0-9.-]+$/u)
  }
  const recommended = LOCAL_MODELS.filter(({ isRecommended }) => isRecommended)
  expect(recommended).toHaveLength(2)
  expect(recommended[0]!.bytes).toBeLessThan(1_500_000_000)
})
