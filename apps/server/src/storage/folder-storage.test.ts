import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSealing } from '#secrets/sealing.ts'
import type { FileStorage } from './file-storage.ts'
import { createFolderStorage } from './folder-storage.ts'
import { serveFiles } from './serve-files.ts'
import { signPath } from './signed-path.ts'
import { nameUnfinished } from './unfinished-files.ts'

let folder: string
let storage: FileStorage
const BYTES = Buffer.from('0123456789')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayreel-folder-'))
  storage = createFolderStorage(folder)
  await storage.put('first/file', BYTES)
})
afterAll(() => rm(folder, { recursive: true }))

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

test('removes a folder while another process still writes into it', async () => {
  const stop = new AbortController()
  const putting = Array.from({ length: 8 }, async (_, writer) => {
    for (let i = 0; !stop.signal.aborted; i++) await storage.put(`busy/${writer}/${i % 20}.json`, BYTES)
  })
  for (let i = 0; i < 20; i++) await storage.deleteAll('busy/')
  stop.abort()
  await Promise.all(putting)
  await storage.deleteAll('busy/')
  const left = await Readable.from(storage.list('busy/')).toArray()
  expect(left).toEqual([])
})

test('nginx sends a file of the folder itself if it is configured', async () => {
  const app = Fastify()
  const sealing = createSealing(Buffer.alloc(32))
  serveFiles(app, { storage, sealing, accelPath: '/stored/' })
  await storage.put('users/u/video.mp4', BYTES)
  const answer = await app.inject({ url: signPath(sealing, { key: 'users/u/video.mp4', validSeconds: 60 }) })
  await app.close()
  expect([answer.statusCode, answer.body]).toEqual([200, ''])
  expect(answer.headers).toMatchObject({ 'x-accel-redirect': '/stored/users/u/video.mp4', 'content-type': 'video/mp4' })
})

test('a folder that is not writable is reported', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(createFolderStorage(join(folder, 'file')).probe()).rejects.toThrow(/is not writable \(ENOTDIR\)/)
  await expect(storage.probe()).resolves.toBeUndefined()
})
