import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFolderOutput } from './output.ts'

const BYTES = new Uint8Array([1, 2, 3])
const DEAD_PROCESS = 2 ** 22 + 1

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dayreel-output-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a file appears when it is committed, and replaces the previous one', async () => {
  writeFileSync(join(folder, 'a.mp4'), 'before')
  const file = await createFolderOutput(folder).create('a.mp4')
  await file.write(BYTES)
  await file.write(BYTES)
  expect(readFileSync(join(folder, 'a.mp4'), 'utf8')).toBe('before')
  await file.commit()
  expect([...readFileSync(join(folder, 'a.mp4'))]).toEqual([1, 2, 3, 1, 2, 3])
  expect(readdirSync(folder)).toEqual(['a.mp4'])
})

test('a discarded file leaves nothing and keeps the previous one', async () => {
  writeFileSync(join(folder, 'a.mp4'), 'before')
  const file = await createFolderOutput(folder).create('a.mp4')
  await file.write(BYTES)
  await file.discard()
  await file.discard()
  expect(readFileSync(join(folder, 'a.mp4'), 'utf8')).toBe('before')
  expect(readdirSync(folder)).toEqual(['a.mp4'])
})

test('removes what a killed run left of the same file, and keeps other files', async () => {
  writeFileSync(join(folder, `.a.mp4.${DEAD_PROCESS}.part`), 'half')
  writeFileSync(join(folder, `.b.mp4.${DEAD_PROCESS}.part`), 'half')
  const file = await createFolderOutput(folder).create('a.mp4')
  await file.commit()
  expect(readdirSync(folder)).toEqual([`.b.mp4.${DEAD_PROCESS}.part`, 'a.mp4'])
})

test('a missing folder gives a clear error', async () => {
  const output = createFolderOutput(join(folder, 'missing'))
  await expect(output.create('a.mp4')).rejects.toMatchObject({
    code: 'output-unwritable',
    message: expect.stringContaining('folder does not exist') as string,
  })
})
