import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFolderStepStore } from './folder-step-store.ts'
import { keyOf } from './kept-steps.ts'

const KEY = keyOf('write', 'a part')
const BYTES = new Uint8Array([1, 2, 3, 250])
const DEAD_PROCESS = 2 ** 22 + 1 // Above the highest process id that Linux assigns.

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'dayreel-steps-')), 'steps')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the next process finds a stored value', async () => {
  const store = await openFolderStepStore(folder)
  expect(await store.get(KEY)).toBeUndefined()
  await store.put(KEY, BYTES)
  expect(await (await openFolderStepStore(folder)).get(KEY)).toEqual(BYTES)
  expect(readdirSync(folder)).toEqual([KEY])
})

test.each([
  ['cut short', (file: string) => truncateSync(file, 14)],
  ['cut to nothing', (file: string) => truncateSync(file, 0)],
  ['altered', (file: string) => writeFileSync(file, readFileSync(file).fill(7, 15, 16))],
])('rejects a stored value that was %s', async (_, damage) => {
  const store = await openFolderStepStore(folder)
  await store.put(KEY, BYTES)
  damage(join(folder, KEY))
  expect(await store.get(KEY)).toBeUndefined()
  expect(existsSync(join(folder, KEY))).toBe(false)
  await store.put(KEY, BYTES)
  expect(await store.get(KEY)).toEqual(BYTES)
})

test('opening removes the files of dead processes and keeps those of living ones', async () => {
  await openFolderStepStore(folder)
  writeFileSync(join(folder, `${KEY}.${DEAD_PROCESS}.part`), 'half')
  writeFileSync(join(folder, `${KEY}.${process.ppid}.part`), 'half')
  await openFolderStepStore(folder)
  expect(readdirSync(folder)).toEqual([`${KEY}.${process.ppid}.part`])
})

test('removes values unused for 30 days, and keeps used values', async () => {
  const store = await openFolderStepStore(folder)
  const used = keyOf('write', 'used')
  await store.put(KEY, BYTES)
  await store.put(used, BYTES)
  const long = new Date(Date.now() - 31 * 24 * 60 * 60_000)
  for (const key of [KEY, used]) utimesSync(join(folder, key), long, long)
  await store.get(used)
  await openFolderStepStore(folder)
  expect(readdirSync(folder)).toEqual([used])
})

test('a key cannot leave the folder', async () => {
  const store = await openFolderStepStore(folder)
  await expect(store.put('../evil', BYTES)).rejects.toThrow('not a step')
})

test('a folder that cannot be created gives a clear error', async () => {
  writeFileSync(join(tmpdir(), 'dayreel-a-file'), '')
  await expect(openFolderStepStore(join(tmpdir(), 'dayreel-a-file', 'steps'))).rejects.toMatchObject({
    code: 'output-unwritable',
  })
})
