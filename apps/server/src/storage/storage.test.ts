import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createSandboxS3, type SandboxS3 } from '@dayreel/sandbox'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerErrors } from '#http/answer-errors.ts'
import { createSealing } from '#secrets/sealing.ts'
import { createStepStore } from './create-step-store.ts'
import type { FileStorage } from './file-storage.ts'
import { createFolderStorage } from './folder-storage.ts'
import { createMovingStorage } from './moving-storage.ts'
import { createS3Storage } from './s3/s3-storage.ts'
import { readRange, serveFiles } from './serve-files.ts'
import { signPath } from './signed-path.ts'

const sealing = createSealing(randomBytes(32))
const BYTES = Buffer.from('0123456789')

let folder: string
let s3: SandboxS3

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayreel-storage-'))
  s3 = await createSandboxS3({ pageKeys: 3 })
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

async function* half() {
  yield Buffer.from('new')
  throw new Error('the sender went away')
}

const inFolder = (): FileStorage => createFolderStorage(folder)
const inBucket = (): FileStorage =>
  createS3Storage({ ...s3.account, endpoint: s3.url, bucket: s3.bucketName, publicUrl: undefined })

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
  ['two places while files are moved', () => createMovingStorage(inFolder(), inBucket())],
])('%s', (_place, create) => {
  let storage: FileStorage
  let app: FastifyInstance

  beforeAll(async () => {
    storage = create()
    app = Fastify()
    answerErrors(app)
    serveFiles(app, { storage, sealing })
    await rm(folder, { recursive: true, force: true })
    s3.bucket.objects.clear()
  })
  afterAll(() => app.close())

  async function keysUnder(prefix: string): Promise<string[]> {
    const keys: string[] = []
    for await (const { key } of storage.list(prefix)) keys.push(key)
    return keys.sort()
  }

  test('a file is put, described, read, listed and removed', async () => {
    await storage.put('users/a/one.mp4', BYTES)
    await storage.put('users/a/deep/two.mp4', Readable.from([Buffer.from('ab'), Buffer.from('c')]))
    await storage.put('users/ab/three.mp4', BYTES)
    expect(await storage.describe('users/a/one.mp4')).toMatchObject({ sizeInBytes: 10 })
    expect((await buffer(await storage.read('users/a/one.mp4', { first: 2, last: 4 }))).toString()).toBe('234')
    expect(Buffer.from((await storage.get('users/a/deep/two.mp4'))!).toString()).toBe('abc')
    expect(await keysUnder('users/a/')).toEqual(['users/a/deep/two.mp4', 'users/a/one.mp4'])
    await storage.deleteAll('users/a/')
    await storage.deleteAll('users/a/')
    expect(await keysUnder('users/')).toEqual(['users/ab/three.mp4'])
    await storage.delete('users/ab/three.mp4')
    await storage.delete('users/ab/three.mp4')
    expect(await storage.get('users/ab/three.mp4')).toBeUndefined()
  })

  test('an aborted write leaves no file and no remains', async () => {
    await storage.put('broken/file', BYTES)
    await expect(storage.put('broken/file', Readable.from(half()))).rejects.toThrow('went away')
    expect(Buffer.from((await storage.get('broken/file'))!)).toEqual(BYTES)
    expect(await readdir(join(folder, '.unfinished')).catch(() => [])).toEqual([])
    expect(s3.bucket.uploads.size).toBe(0)
  })

  test('many files are listed and deleted, and folders are named', async () => {
    const keys = Array.from({ length: 8 }, (_, i) => `lists/${i % 2}/${i}.json`)
    for (const key of [...keys, 'lists/file']) await storage.put(key, BYTES)
    expect(await keysUnder('lists/')).toEqual([...keys, 'lists/file'].sort())
    expect(await Readable.from(storage.listFolders('lists/')).toArray()).toEqual(['0', '1'])
    await storage.deleteAll('lists/')
    expect(await keysUnder('lists/')).toEqual([])
  })

  test('a file of several parts is stored whole, and an empty one too', async () => {
    const content = randomBytes(17 * 1024 * 1024)
    const chunks = Array.from({ length: 17 }, (_, i) => content.subarray(i * 1024 ** 2, (i + 1) * 1024 ** 2))
    await storage.put('large/file.mp4', Readable.from(chunks))
    expect((await storage.describe('large/file.mp4'))?.sizeInBytes).toBe(content.length)
    expect((await buffer(await storage.read('large/file.mp4'))).equals(content)).toBe(true)
    const range = { first: 9_000_000, last: 9_000_099 }
    expect((await buffer(await storage.read('large/file.mp4', range))).equals(content.subarray(9_000_000, 9_000_100))).toBe(true) // prettier-ignore
    await storage.put('large/empty', Buffer.alloc(0))
    expect((await storage.get('large/empty'))?.length).toBe(0)
    await storage.deleteAll('large/')
  })

  test('a missing file is described as undefined, and reading it fails at once', async () => {
    expect(await storage.describe('missing/file')).toBeUndefined()
    expect(await storage.get('missing/file')).toBeUndefined()
    await expect(storage.read('missing/file')).rejects.toThrow(/ENOENT|does not exist/)
  })

  test('the storage passes its own check', async () => {
    await expect(storage.probe()).resolves.toBeUndefined()
    await expect(storage.sweep()).resolves.toBeUndefined()
    expect(await storage.measureFreeBytes()).toBeGreaterThan(1024 ** 2)
  })

  test('concurrent writers of one key leave one complete file', async () => {
    const contents = Array.from({ length: 20 }, (_, i) => Buffer.alloc(50_000, i))
    await Promise.all(contents.map((content) => storage.put('race/file', content)))
    const kept = (await storage.get('race/file'))!
    expect(contents.some((content) => content.equals(kept))).toBe(true)
  })

  test.each(['', '/', '../x', 'a/../b', 'a//b', '/etc/passwd', 'a\0b', '.unfinished/x', 'a b', `a/${'x'.repeat(300)}`])(
    'the key %j is rejected',
    async (key) => {
      await expect((async () => storage.put(key, BYTES))()).rejects.toThrow(RangeError)
      await expect((async () => storage.get(key))()).rejects.toThrow(RangeError)
    },
  )

  test('the studio finds its cached steps by key', async () => {
    const store = createStepStore(storage, 'steps/1/')
    expect(await store.get('narrate-00')).toBeUndefined()
    await store.put('narrate-00', BYTES)
    expect(Buffer.from((await store.get('narrate-00'))!)).toEqual(BYTES)
  })

  test.each([
    ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1)! ^ 1])])],
    ['truncated', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['without a checksum', () => BYTES],
  ])('a step that is %s counts as missing', async (_, damage) => {
    const store = createStepStore(storage, 'steps/2/')
    await store.put('render-00', BYTES)
    await storage.put('steps/2/render-00', damage(Buffer.from((await storage.get('steps/2/render-00'))!)))
    expect(await store.get('render-00')).toBeUndefined()
    await store.put('render-00', BYTES)
    expect(Buffer.from((await store.get('render-00'))!)).toEqual(BYTES)
  })

  describe('signed paths', () => {
    const key = 'users/u/video.mp4'
    const sign = (options: Partial<Parameters<typeof signPath>[1]> = {}): string =>
      signPath(sealing, { key, validSeconds: 60, ...options })
    beforeAll(() => storage.put(key, BYTES))

    test('shows the file, completely or in parts', async () => {
      const whole = await app.inject({ url: sign() })
      expect(whole.statusCode).toBe(200)
      expect(whole.headers).toMatchObject({
        'content-type': 'video/mp4',
        'content-length': '10',
        'accept-ranges': 'bytes',
      })
      const part = await app.inject({ url: sign(), headers: { range: 'bytes=2-4' } })
      expect(part.statusCode).toBe(206)
      expect(part.body).toBe('234')
      expect(part.headers['content-range']).toBe('bytes 2-4/10')
      const past = await app.inject({ url: sign(), headers: { range: 'bytes=10-' } })
      expect(past.statusCode).toBe(416)
      expect(past.headers['content-range']).toBe('bytes */10')
      const head = await app.inject({ method: 'HEAD', url: sign() })
      expect(head.headers['content-length']).toBe('10')
      const again = await app.inject({ url: sign(), headers: { 'if-none-match': String(whole.headers.etag) } })
      expect(again.statusCode).toBe(304)
    })

    test('stays the same for an hour and is later no longer accepted', async () => {
      expect(sign({ nowSeconds: 7_200 })).toBe(sign({ nowSeconds: 7_300 }))
      expect((await app.inject({ url: sign({ nowSeconds: Date.now() / 1000 - 7_300 }) })).statusCode).toBe(404)
    })

    test.each([
      ['another file', (path: string) => path.replace('video.mp4', 'other.mp4')],
      ['a later end', (path: string) => path.replace(/expires=\d+/, 'expires=99999999999')],
      ['another name', (path: string) => `${path}&download=x.exe`],
      ['no signature', (path: string) => path.replace(/&signature=.*/, '')],
      ['a way up', (path: string) => path.replace('users/u/', 'users/u/..%2f..%2f')],
    ])('%s counts as not found', async (_name, change) => {
      await storage.put('users/u/other.mp4', BYTES)
      const answer = await app.inject({ url: change(sign()) })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'not_found' })
    })

    test('a download gets its file name, with any characters', async () => {
      const answer = await app.inject({ url: sign({ downloadName: 'Tag "eins"\r\n – ü.mp4' }) })
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename="Tag _eins___ _ _.mp4"; filename*=UTF-8''Tag%20%22eins%22%0D%0A%20%E2%80%93%20%C3%BC.mp4`,
      )
    })
  })
})

test.each([
  ['bytes=0-', { first: 0, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=3-300', { first: 3, last: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,3-4', undefined],
  ['lines=0-1', undefined],
  ['bytes=-', undefined],
])('parses the range %s', (header, range) => {
  expect(readRange(header, 10)).toEqual(range)
})
