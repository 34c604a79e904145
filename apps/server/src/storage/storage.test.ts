import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerErrors } from '#http/answer-errors.ts'
import { createSealing } from '#secrets/sealing.ts'
import { createStepStore } from './create-step-store.ts'
import type { FileStorage } from './file-storage.ts'
import { createFolderStorage } from './folder-storage.ts'
import { readRange, serveFiles } from './serve-files.ts'
import { signPath } from './signed-path.ts'
import { nameUnfinished } from './unfinished-files.ts'

let folder: string
let storage: FileStorage
const app = Fastify()
const sealing = createSealing(randomBytes(32))
const BYTES = Buffer.from('0123456789')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayreel-storage-'))
  storage = createFolderStorage(folder)
  answerErrors(app)
  serveFiles(app, { storage, sealing })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

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

async function* half() {
  yield Buffer.from('new')
  throw new Error('the sender went away')
}

test('an aborted write leaves no file and no remains', async () => {
  await storage.put('broken/file', BYTES)
  await expect(storage.put('broken/file', Readable.from(half()))).rejects.toThrow('went away')
  expect(Buffer.from((await storage.get('broken/file'))!)).toEqual(BYTES)
  expect(await readdir(join(folder, '.unfinished'))).toEqual([])
})

test("removes a killed process's unfinished files, keeps those of a living process, and removes others only when they are old", async () => {
  const unfinished = join(folder, '.unfinished')
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] })
  await once(child, 'spawn')
  const [mine, living] = [await nameUnfinished(), await nameUnfinished(child.pid)]
  const livingFolder = await nameUnfinished(child.pid)
  const elsewhere = mine.replace(/^\w{12}/, '0123456789ab')
  const oldElsewhere = elsewhere.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  for (const name of [mine, living, elsewhere, oldElsewhere, 'of-an-older-version']) {
    await writeFile(join(unfinished, name), 'half')
  }
  await mkdir(join(unfinished, livingFolder))
  await writeFile(join(unfinished, livingFolder, 'one.json'), 'whole')
  const long = new Date(Date.now() - 3 * 60 * 60_000)
  await utimes(join(unfinished, oldElsewhere), long, long)
  await storage.sweep()
  expect((await readdir(unfinished)).sort()).toEqual(
    [mine, living, livingFolder, elsewhere, 'of-an-older-version'].sort(),
  )

  child.kill('SIGKILL')
  await once(child, 'exit')
  await storage.sweep()
  expect((await readdir(unfinished)).sort()).toEqual([mine, elsewhere, 'of-an-older-version'].sort())
  await utimes(join(unfinished, 'of-an-older-version'), long, long)
  await storage.sweep()
  expect((await readdir(unfinished)).sort()).toEqual([mine, elsewhere].sort())
  for (const name of [mine, elsewhere]) await rm(join(unfinished, name))
})

test('the sweep of an empty storage succeeds', async () => {
  await expect(createFolderStorage(join(folder, 'nowhere')).sweep()).resolves.toBeUndefined()
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

test('removes a folder while another process still writes into it', async () => {
  const stop = new AbortController()
  const putting = Array.from({ length: 8 }, async (_, writer) => {
    for (let i = 0; !stop.signal.aborted; i++) await storage.put(`busy/${writer}/${i % 20}.json`, BYTES)
  })
  for (let i = 0; i < 20; i++) await storage.deleteAll('busy/')
  stop.abort()
  await Promise.all(putting)
  await storage.deleteAll('busy/')
  expect(await keysUnder('busy/')).toEqual([])
})

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
