import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandboxS3, type SandboxS3 } from '@dayreel/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStepStore } from './create-step-store.ts'
import type { FileStorage } from './file-storage.ts'
import { createFolderStorage } from './folder-storage.ts'
import { deleteMadeAgainFree, packSteps } from './packed-steps.ts'
import { createS3Storage } from './s3/s3-storage.ts'

let folder: string
let s3: SandboxS3
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayreel-packs-'))
  s3 = await createSandboxS3({ pageKeys: 7 })
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const STEPS = ['write', 'narrate', 'illustrate', 'score', 'render']
let videos = 0

describe.each<[string, () => FileStorage]>([
  ['a folder', () => createFolderStorage(folder)],
  ['a bucket', () => createS3Storage({ ...s3.account, endpoint: s3.url, bucket: s3.bucketName, publicUrl: undefined })],
])('packed steps in %s', (_, open) => {
  async function givenSteps(count = 30) {
    const storage = open()
    const prefix = `videos/${videos++}/steps/` as const
    const parts = Array.from(
      { length: count },
      (__, i) => [`${STEPS[i % STEPS.length]!}-${String(i).padStart(64, '0')}`, randomBytes(i * 700)] as const,
    )
    const store = createStepStore(storage, prefix)
    for (const [key, bytes] of parts) await store.put(key, bytes)
    const names = async (): Promise<string[]> => {
      const found: string[] = []
      for await (const { key } of storage.list(prefix)) found.push(key.slice(prefix.length))
      return found
    }
    const expectAll = async (): Promise<void> => {
      const fresh = createStepStore(storage, prefix)
      for (const [key, bytes] of parts) expect(Buffer.compare((await fresh.get(key))!, bytes)).toBe(0)
    }
    return { storage, prefix, parts, names, expectAll, store }
  }

  test('thirty parts become one file, and every part is read back', async () => {
    const { storage, prefix, names, expectAll } = await givenSteps()
    await packSteps(storage, prefix)
    expect(await names()).toEqual([expect.stringMatching(/^pack-[0-9a-f]{64}$/)])
    await expectAll()
    expect(await createStepStore(storage, prefix).get(`write-${'f'.repeat(64)}`)).toBeUndefined()
  })

  test('parts of a later edit become a second pack; packing again changes nothing', async () => {
    const { storage, prefix, names, expectAll } = await givenSteps()
    await packSteps(storage, prefix)
    const store = createStepStore(storage, prefix)
    for (const name of ['a', 'b']) await store.put(`render-${name.repeat(64)}`, Buffer.from(name))
    await packSteps(storage, prefix)
    await packSteps(storage, prefix)
    expect(await names()).toHaveLength(2)
    await expectAll()
    expect(Buffer.from((await createStepStore(storage, prefix).get(`render-${'b'.repeat(64)}`))!).toString()).toBe('b')
  })

  test('a large part and a part that was paid for are not packed', async () => {
    const { storage, prefix, names, store } = await givenSteps(3)
    await store.put('speech-bought', Buffer.from('voice'))
    await store.put(`render-${'e'.repeat(64)}`, new Uint8Array(9 * 1024 ** 2))
    await packSteps(storage, prefix)
    const packed = await names()
    expect(packed).toHaveLength(3)
    expect(packed).toEqual(expect.arrayContaining(['speech-bought', `render-${'e'.repeat(64)}`]))
    await deleteMadeAgainFree(storage, prefix)
    expect(await names()).toEqual(['speech-bought'])
  })

  test('an interruption between the pack and the deletion of its parts loses nothing', async () => {
    const { storage, prefix, names, expectAll } = await givenSteps()
    let deleted = 0
    const dying: FileStorage = {
      ...storage,
      put: (key, content) => storage.put(key, content),
      list: (given) => storage.list(given),
      get: (key) => storage.get(key),
      delete: (key) => (++deleted > 3 ? Promise.reject(new Error('the worker died')) : storage.delete(key)),
    }
    await expect(packSteps(dying, prefix)).rejects.toThrow('the worker died')
    await expectAll()
    await packSteps(storage, prefix)
    expect((await names()).every((name) => name.startsWith('pack-'))).toBe(true)
    await expectAll()
  })

  test('a damaged pack counts as missing', async () => {
    const { storage, prefix, parts, names } = await givenSteps()
    await packSteps(storage, prefix)
    // Parts are sorted by name.
    const last = parts.findLast(([key]) => key.startsWith('write-'))!
    const [pack] = await names()
    const bytes = Buffer.from((await storage.get(prefix + pack!))!)
    await storage.put(prefix + pack!, bytes.fill(7, bytes.length - 9_000))
    const store = createStepStore(storage, prefix)
    expect(await store.get(last[0])).toBeUndefined()
    expect(await store.get(parts[2]![0])).toEqual(new Uint8Array(parts[2]![1]))
    await storage.put(prefix + pack!, bytes.fill(7))
    expect(await createStepStore(storage, prefix).get(parts[2]![0])).toBeUndefined()
  })
})
