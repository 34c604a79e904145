import { MEDIA } from '@dayreel/catalogue'
import { decodeLumas, makeClip, pictureSize, timesAt } from '@dayreel/studio/testing'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { media } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
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

test('a file that is not a clip is rejected with a reason, and leaves nothing', async () => {
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

test('a large clip reserves the most that its stored minute can need, and a larger file is rejected', async () => {
  const bytes = MEDIA.clip.megabytes * 1024 * 1024
  const { call, list } = person()
  const announce = (size: number) => call('POST', '/api/media', { kind: 'clip', name: 'a.mp4', bytes: size })
  for (let count = 1; count <= 5; count++) {
    expect((await announce(bytes)).statusCode).toBe(201)
    expect(await list()).toMatchObject({ usedBytes: count * 100e6 })
  }
  expect((await announce(bytes)).json()).toMatchObject({ code: 'storage_full', message: /^This file needs 100 MB/ })
  expect((await announce(bytes + 1)).statusCode).toBe(422)
})

test('the received bytes of unfinished clips count, and only one clip may exceed the storage', async () => {
  const bytes = MEDIA.clip.megabytes * 1024 * 1024
  const { start, send, list } = person()
  const arrived = async (receivedBytes: number): Promise<string> => {
    const { id } = await start({ kind: 'clip', name: 'a.mp4', bytes })
    await running.services.db.update(media).set({ receivedBytes }).where(eq(media.id, id))
    return id
  }
  const [first, second] = [await arrived(300e6), await arrived(100e6)]
  expect(await list()).toMatchObject({ usedBytes: 400e6 })
  expect((await send(second, 100e6, Buffer.alloc(1))).statusCode).toBe(200)
  await running.services.db.update(media).set({ receivedBytes: 450e6 }).where(eq(media.id, first))
  const refused = await send(second, 100e6 + 1, Buffer.alloc(1))
  expect(refused.json()).toMatchObject({ code: 'storage_full', message: /^Other uploads fill your storage/ })
  expect((await send(first, 450e6, Buffer.alloc(1))).statusCode).toBe(200)
})

test('a clip whose conversion times out stays, and the response names a workaround', async () => {
  const busy = await createApp({
    ...running.services,
    decodeFile: () => Promise.reject(new AppError('unavailable', { retryAfterSeconds: 10 })),
  })
  const accountId = randomUUID()
  const { start, send, finish } = mediaCalls(busy, accountId)
  const source = await makeClip(join(folder, 'long.mp4'))
  const { id } = await start({ kind: 'clip', name: 'long.mp4', bytes: source.length })
  await send(id, 0, source)
  const answer = await finish(id)
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('10')
  expect(answer.json()).toMatchObject({
    message:
      /^This clip could not be converted in time\. .* cut the clip to a minute, or save it with at most 1080 lines/,
  })
  await busy.close()
  expect((await mediaCalls(app, accountId).finish(id)).json()).toMatchObject({ id, status: 'ready' })
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
