import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importFile } from './import-file.ts'
import { LOCAL_MODELS } from './local-models.ts'
import { checkModel, findMissing, pathsOf, readModelState, removeModel } from './model-files.ts'
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
  expect(await importFile(file, [...LOCAL_MODELS, stage.model], stage.options())).toBe(stage.model)
  expect((await readModelState(stage.folder, stage.model)).state).toBe('ready')
  expect(readFileSync(file).equals(stage.bytes)).toBe(true)
  expect(stage.hub.received).toEqual([])
  await removeModel(stage.folder, stage.model)
  expect((await readModelState(stage.folder, stage.model)).state).toBe('absent')
})

test('rejects unknown, changed and missing files', async () => {
  const models = [stage.model]
  await expect(importFile(given(stage.bytes.subarray(1)), models, stage.options())).rejects.toThrow(
    'none of the listed',
  )
  await expect(importFile(given(Buffer.alloc(stage.bytes.length)), models, stage.options())).rejects.toThrow(
    'none of the listed',
  )
  await expect(importFile('/nowhere.gguf', models, stage.options())).rejects.toThrow('There is no file')
})

test('detects a file that has changed since, and stops using it', async () => {
  await importFile(given(stage.bytes), [stage.model], stage.options())
  expect(await checkModel(stage.folder, stage.model, signal())).toBe(true)
  writeFileSync(pathsOf(stage.folder, stage.model, stage.file).file, Buffer.alloc(stage.bytes.length))
  expect(await checkModel(stage.folder, stage.model, signal())).toBe(false)
  expect((await readModelState(stage.folder, stage.model)).state).toBe('broken')
})

test('a model of several files is ready when the last file is there', async () => {
  const { voice, folder } = stage
  for (const [index, listed] of voice.files.entries()) {
    const content = Uint8Array.from({ length: listed.bytes }, (_, i) => (i * 31 + index + 1) % 251)
    expect(await importFile(given(content), [stage.model, voice], stage.options())).toBe(voice)
    const isLast = index === voice.files.length - 1
    expect(await readModelState(folder, voice)).toEqual(
      isLast ? { state: 'ready', speed: null } : { state: 'partial', doneBytes: listed.bytes * (index + 1) },
    )
  }
  writeFileSync(pathsOf(folder, voice, voice.files[1]!).file, Buffer.alloc(voice.files[1]!.bytes))
  expect(await checkModel(folder, voice, signal())).toBe(false)
  expect((await findMissing(folder, voice)).missing).toEqual([voice.files[1]])
  await removeModel(folder, voice)
  expect(await readModelState(folder, voice)).toEqual({ state: 'absent' })
})

test('a model that release 0.2.0 has added is still ready, with its speed', async () => {
  const { file, model, folder, bytes } = stage
  writeFileSync(join(folder, 'tiny.gguf'), bytes)
  const { sha256, commit } = file
  writeFileSync(join(folder, 'tiny.json'), JSON.stringify({ sha256, bytes: bytes.length, commit, tokensPerSecond: 12 }))
  expect(await readModelState(folder, model)).toEqual({ state: 'ready', speed: 12 })
  expect(await checkModel(folder, model, signal())).toBe(true)
})
