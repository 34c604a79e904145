import { MEDIA } from '@dayreel/catalogue'
import { decodeLumas, makeClip, pictureSize, timesAt } from '@dayreel/studio/testing'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { mediaCalls } from '#test/given-media.ts'
import { openMedia } from './open-media.ts'

let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-clip-test-'))
  running = await createTestServices()
  app = await createApp(running.services)
})
afterAll(async () => {
  await app.close()
  await running.close()
  await rm(folder, { recursive: true, force: true })
})
const person = () => mediaCalls(app, randomUUID())

test('an uploaded clip is stored as MP4 with a preview, and counts with its stored size', async () => {
  const { upload, list } = person()
  const source = await makeClip(join(folder, 'a.mov'), { format: 'mov', times: timesAt(25, 2) })
  const clip = await upload('clip', source, 'IMG_0001.MOV')
  expect(clip).toMatchObject({ kind: 'clip', name: 'IMG_0001.MOV', seconds: 2, status: 'ready' })
  const [file, preview] = await Promise.all([clip.url!, clip.previewUrl!].map((url) => app.inject({ url })))
  expect(file!.headers['content-type']).toBe('video/mp4')
  expect(await decodeLumas(file!.rawPayload)).toHaveLength(50)
  expect(pictureSize(preview!.rawPayload)).toEqual({ width: 128, height: 96 })
  expect(await list()).toMatchObject({ usedBytes: file!.rawPayload.length })
})

test('a file that is no clip is refused with a reason, and nothing of it is left', async () => {
  const { start, send, finish, list } = person()
  const before = await temporaryFolders()
  const { id } = await start({ kind: 'clip', name: 'a.mp4', bytes: 100 })
  await send(id, 0, Buffer.alloc(100, 'x'))
  const refused = await finish(id)
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({
    code: 'unacceptable',
    message: 'The file is not a clip. Choose an MP4, MOV, WebM or GIF file.',
  })
  expect(await list()).toMatchObject({ items: [], usedBytes: 0 })
  expect(await temporaryFolders()).toEqual(before)
})

test('a clip that is too large is refused before a byte of it is sent', async () => {
  const bytes = MEDIA.clip.megabytes * 1024 * 1024
  const answer = await person().call('POST', '/api/media', { kind: 'clip', name: 'a.mp4', bytes })
  expect(answer.json()).toMatchObject({ code: 'storage_full' })
  const larger = await person().call('POST', '/api/media', { kind: 'clip', name: 'a.mp4', bytes: bytes + 1 })
  expect(larger.statusCode).toBe(422)
})

test('a clip is opened in place, or copied if the storage is elsewhere, and the copy is removed', async () => {
  const accountId = randomUUID()
  const { id } = await mediaCalls(app, accountId).upload('clip', await makeClip(join(folder, 'b.mp4')))
  const { storage } = running.services
  const owned = { accountId, mediaId: id }
  const before = await temporaryFolders()
  const elsewhere = { describe: storage.describe.bind(storage), read: storage.read.bind(storage) }
  const copy = (await openMedia(elsewhere, owned, 'clip'))!
  const inPlace = (await openMedia(storage, owned, 'clip'))!
  expect(copy.key).toBe(inPlace.key)
  expect((await readFile(copy.path)).equals(await readFile(inPlace.path))).toBe(true)
  await copy[Symbol.asyncDispose]()
  await inPlace[Symbol.asyncDispose]()
  expect(await temporaryFolders()).toEqual(before)
  expect((await readFile(inPlace.path)).length).toBeGreaterThan(0)
  expect(await openMedia(storage, { accountId, mediaId: randomUUID() }, 'clip')).toBeUndefined()
})

async function temporaryFolders(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith('dayreel-media-'))
}
