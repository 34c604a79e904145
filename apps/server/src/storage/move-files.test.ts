import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createSandboxS3, type SandboxS3 } from '@dayreel/sandbox'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileStorage } from './file-storage.ts'
import { createFolderStorage } from './folder-storage.ts'
import { moveFiles } from './move-files.ts'
import { createMovingStorage } from './moving-storage.ts'
import { createS3Storage } from './s3/s3-storage.ts'

let folder: string
let s3: SandboxS3
let places: { from: FileStorage; to: FileStorage }
const contents = new Map(Array.from({ length: 10 }, (_, i) => [`accounts/a/${i}.mp4`, randomBytes(1_000 + i)]))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayreel-move-'))
  s3 = await createSandboxS3()
  const bucket = { ...s3.account, endpoint: s3.url, bucket: s3.bucketName, publicUrl: undefined, retryDelayMs: 1 }
  places = { from: createFolderStorage(folder), to: createS3Storage(bucket) }
  for (const [key, bytes] of contents) await places.from.put(key, bytes)
})
afterEach(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

async function expectMoved(): Promise<void> {
  expect(await Readable.from(places.from.list('accounts/')).toArray()).toEqual([])
  for (const [key, bytes] of contents) expect(Buffer.from((await places.to.get(key))!).equals(bytes)).toBe(true)
}

test('all files are moved, and the site finds them throughout', async () => {
  const site = createMovingStorage(places.from, places.to)
  const seen: number[] = []
  const moved = await moveFiles(places, 'accounts/', ({ files }) => seen.push(files))
  expect(moved).toEqual({ files: 10, bytes: 10_045 })
  expect(seen.at(-1)).toBe(10)
  for (const [key, bytes] of contents) expect(Buffer.from((await site.get(key))!).equals(bytes)).toBe(true)
  await expectMoved()
})

test('a move that was interrupted continues', async () => {
  s3.faults.add({ kind: 'answer', status: 403, times: 1, match: { route: 'PUT' }, after: 4 })
  await expect(moveFiles(places, 'accounts/')).rejects.toThrow('can’t be reached')
  expect((await Readable.from(places.from.list('accounts/')).toArray()).length).toBeLessThan(10)
  await moveFiles(places, 'accounts/')
  await expectMoved()
})

test('a file that the site has stored again is kept, and a deleted one stays deleted', async () => {
  const site = createMovingStorage(places.from, places.to)
  await site.put('accounts/a/0.mp4', Buffer.from('newer'))
  await site.delete('accounts/a/1.mp4')
  await moveFiles(places, 'accounts/')
  expect(Buffer.from((await places.to.get('accounts/a/0.mp4'))!).toString()).toBe('newer')
  expect(await places.to.get('accounts/a/1.mp4')).toBeUndefined()
})

test('a damaged copy is removed, and its file is kept', async () => {
  const to: FileStorage = {
    ...places.to,
    async put(key, content) {
      await Readable.from(content).toArray()
      await places.to.put(key, Buffer.from('damaged'))
    },
  }
  await expect(moveFiles({ ...places, to }, 'accounts/')).rejects.toThrow('differs from the file')
  expect(s3.bucket.objects.size).toBe(0)
  expect(await Readable.from(places.from.list('accounts/')).toArray()).toHaveLength(10)
})
