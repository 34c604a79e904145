import { MEDIA, storageBytes } from '@dayreel/catalogue'
import type { Media } from '@dayreel/contract'
import { createSandboxS3, type SandboxS3 } from '@dayreel/sandbox'
import { sineWav } from '@dayreel/studio/testing'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { media } from '#db/schema.ts'
import { bearer, createTestServices, type TestServices } from '#test/create-test-services.ts'
import { mediaCalls } from '#test/given-media.ts'
import { plainPng } from '#test/plain-illustrator.ts'
import { sweepUnfinished } from './delete-media.ts'
import { mediaFolder } from './media-files.ts'

const SONG = sineWav({ rate: 22_050, channels: 2, seconds: 3 })

let s3: SandboxS3
beforeAll(async () => {
  s3 = await createSandboxS3({ pageKeys: 3 })
})
afterAll(() => s3.close())

const inBucket = (): Record<string, string> => ({
  S3_ENDPOINT: s3.url,
  S3_BUCKET: s3.bucketName,
  S3_REGION: s3.account.region,
  S3_ACCESS_KEY_ID: s3.account.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.account.secretAccessKey,
})

describe.each([
  ['a folder', () => ({})],
  ['a bucket', inBucket],
])('media in %s', (_place, env) => {
  let running: TestServices
  let app: Awaited<ReturnType<typeof createApp>>
  beforeAll(async () => {
    running = await createTestServices({ env: { CALLS_PER_MINUTE: '100000', ...env() } })
    app = await createApp(running.services)
  })
  afterAll(async () => {
    await app.close()
    await running.close()
  })
  const person = () => {
    const accountId = randomUUID()
    return { accountId, ...mediaCalls(app, accountId) }
  }
  const keysOf = async (accountId: string, mediaId: string): Promise<string[]> => {
    const keys: string[] = []
    const folder = mediaFolder({ accountId, mediaId })
    for await (const { key } of running.services.storage.list(folder)) keys.push(key.slice(folder.length))
    return keys
  }

  test('an upload that is interrupted at every tenth continues where it stopped', async () => {
    const { accountId, start, send, read, finish } = person()
    const { id } = await start({ kind: 'music', name: 'song.wav', bytes: SONG.length })
    const tenth = Math.ceil(SONG.length / 10)
    for (let offset = 0; offset < SONG.length; offset = (await read(id)).receivedBytes) {
      const part = SONG.subarray(offset, offset + tenth)
      // The connection breaks in the middle of a part: the announced length never arrives.
      const broken = await app
        .inject({
          method: 'PUT',
          url: `/api/media/${id}/parts?offset=${offset}`,
          headers: {
            ...bearer(accountId),
            'content-type': 'application/octet-stream',
            'content-length': String(part.length),
          },
          payload: part.subarray(0, part.length / 2),
        })
        .catch(() => ({ statusCode: 400 }))
      expect(broken.statusCode).toBeGreaterThanOrEqual(400)
      expect((await read(id)).receivedBytes).toBe(offset)
      expect((await send(id, offset, part)).json<Media>().receivedBytes).toBe(offset + part.length)
      // A repeated part changes nothing.
      expect((await send(id, offset, part)).json<Media>().receivedBytes).toBe(offset + part.length)
    }
    const kept = (await finish(id)).json<Media>()
    expect(kept).toMatchObject({ id, status: 'ready', kind: 'music', name: 'song.wav' })
    expect(kept.seconds).toBeCloseTo(3, 1)
    expect(await keysOf(accountId, id)).toEqual(['file.m4a'])
    expect((await finish(id)).json<Media>()).toEqual(kept)
    expect((await app.inject({ url: kept.url! })).statusCode).toBeLessThan(400)
  })

  test('the same file is stored once for an account, and once more for another account', async () => {
    const [ada, bob] = [person(), person()]
    const [first, again, others] = [
      await ada.upload('music', SONG),
      await ada.upload('music', SONG),
      await bob.upload('music', SONG),
    ]
    expect(again.id).toBe(first.id)
    expect(others.id).not.toBe(first.id)
    expect((await ada.list()).items).toHaveLength(1)
  })

  test('two uploads of the same file that finish at once give one file', async () => {
    const { accountId, start, send, finish, list } = person()
    const ids: string[] = []
    for (const name of ['a.wav', 'b.wav']) {
      const { id } = await start({ kind: 'music', name, bytes: SONG.length })
      await send(id, 0, SONG)
      ids.push(id)
    }
    const finished = await Promise.all(ids.map((id) => finish(id)))
    expect(new Set(finished.map((answer) => answer.json<Media>().id)).size).toBe(1)
    const { items } = await list()
    expect(items).toHaveLength(1)
    const gone = ids.find((id) => id !== items[0]!.id)!
    expect(await keysOf(accountId, gone)).toEqual([])
  })

  test('a picture is redrawn', async () => {
    const { accountId, upload } = person()
    const { id } = await upload('picture', plainPng(20, 30, [200, 10, 10]))
    expect((await keysOf(accountId, id)).sort()).toEqual(['file.jpg', 'preview.jpg'])
  })

  test('a deleted file is gone with its bytes, also in the middle of an upload', async () => {
    const { accountId, start, send, call, upload, list } = person()
    const ready = await upload('music', SONG)
    const { id } = await start({ kind: 'music', name: 'b.wav', bytes: SONG.length })
    await send(id, 0, SONG.subarray(0, 1_000))
    for (const gone of [ready.id, id]) {
      expect((await call('DELETE', `/api/media/${gone}`)).statusCode).toBe(204)
      expect(await keysOf(accountId, gone)).toEqual([])
    }
    expect((await send(id, 1_000, SONG.subarray(1_000))).statusCode).toBe(404)
    expect(await list()).toMatchObject({ items: [], usedBytes: 0 })
  })

  test('an upload that was not finished within a day is deleted', async () => {
    const { accountId, start, send, upload, list } = person()
    const ready = await upload('music', SONG)
    const { id } = await start({ kind: 'music', name: 'b.wav', bytes: SONG.length })
    await send(id, 0, SONG.subarray(0, 1_000))
    const { db } = running.services
    await db
      .update(media)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(media.accountId, accountId))
    await sweepUnfinished(running.services, new AbortController().signal)
    expect((await list()).items.map((item) => item.id)).toEqual([ready.id])
    expect(await keysOf(accountId, id)).toEqual([])
  })
})

describe('rules of uploads', () => {
  let running: TestServices
  let app: Awaited<ReturnType<typeof createApp>>
  beforeAll(async () => {
    running = await createTestServices({ env: { CALLS_PER_MINUTE: '100000' } })
    app = await createApp(running.services)
  })
  afterAll(async () => {
    await app.close()
    await running.close()
  })
  const person = () => mediaCalls(app, randomUUID())
  const announce = (change: object) =>
    person().call('POST', '/api/media', { kind: 'music', name: 'song.wav', bytes: 1_000, hasRights: true, ...change })

  test('music needs a confirmation of the rights, other kinds do not', async () => {
    const refused = await announce({ hasRights: false })
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ message: 'Confirm that you have the right to use this file.' })
    expect((await announce({ kind: 'picture', hasRights: false })).statusCode).toBe(201)
  })

  test('each kind has its own limit of bytes', async () => {
    const bytes = MEDIA.music.megabytes * 1024 * 1024 + 1
    const refused = await announce({ bytes })
    expect(refused.statusCode).toBe(413)
    expect(refused.json()).toMatchObject({ message: 'This file is too large. Choose one of at most 20 MB.' })
    expect((await announce({ kind: 'recording', bytes })).statusCode).toBe(201)
  })

  test('announced uploads reserve the storage of the plan, and a deletion frees it', async () => {
    const { call, list } = person()
    const bytes = MEDIA.recording.megabytes * 1024 * 1024
    const whole = storageBytes('free')
    const ids: string[] = []
    for (let used = 0; used + bytes <= whole; used += bytes) {
      const answer = await call('POST', '/api/media', { kind: 'recording', name: 'a.wav', bytes })
      ids.push(answer.json<Media>().id)
    }
    const refused = await call('POST', '/api/media', { kind: 'recording', name: 'a.wav', bytes })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'storage_full',
      message:
        'This file needs 105 MB, and 81 MB of your 500 MB are free. Delete files in My Media, or choose a plan with more storage.',
    })
    expect(await list()).toMatchObject({ usedBytes: ids.length * bytes, maxBytes: whole })
    await call('DELETE', `/api/media/${ids[0]}`)
    expect((await call('POST', '/api/media', { kind: 'recording', name: 'a.wav', bytes })).statusCode).toBe(201)
  })

  test('a stored file that is larger than the received one needs its own storage', async () => {
    const { call, start, send, finish, list } = person()
    const sent = plainPng(200, 200, [200, 10, 10])
    const freeBytes = sent.length + 10
    let left = storageBytes('free') - freeBytes
    const others: string[] = []
    for (const most = MEDIA.recording.megabytes * 1024 * 1024; left > 0; left -= most) {
      others.push((await start({ kind: 'recording', name: 'a.wav', bytes: Math.min(most, left) })).id)
    }
    const { id } = await start({ kind: 'picture', name: 'a.png', bytes: sent.length })
    await send(id, 0, sent)
    expect((await finish(id)).json()).toMatchObject({ code: 'storage_full', details: { freeBytes } })
    expect((await list()).items.find((item) => item.id === id)).toMatchObject({ status: 'receiving' })
    await call('DELETE', `/api/media/${others[0]}`)
    expect((await finish(id)).json()).toMatchObject({ id, status: 'ready' })
  })

  test('two uploads at once cannot share the last free storage', async () => {
    const { call } = person()
    const bytes = MEDIA.recording.megabytes * 1024 * 1024
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => call('POST', '/api/media', { kind: 'recording', name: 'a.wav', bytes })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4)
  })

  test('bytes may neither leave a gap nor exceed the announced size', async () => {
    const { start, send, finish } = person()
    const { id } = await start({ kind: 'music', name: 'song.wav', bytes: 100 })
    const gap = await send(id, 50, Buffer.alloc(10))
    expect(gap.statusCode).toBe(409)
    expect(gap.json()).toMatchObject({ details: { receivedBytes: 0 } })
    expect((await send(id, 0, Buffer.alloc(101))).statusCode).toBe(413)
    expect((await send(id, 0, Buffer.alloc(60))).statusCode).toBe(200)
    const early = await finish(id)
    expect(early.statusCode).toBe(409)
    expect(early.json()).toMatchObject({ details: { receivedBytes: 60 } })
  })

  test.each([
    ['music', 'song.mp3', Buffer.from('#EXTM3U\nfile:///etc/passwd\n'), 'The file is not a sound file'],
    ['music', 'song.mp3', SONG.subarray(0, 44), 'The sound'],
    [
      'picture',
      'a.png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'),
      'The picture',
    ],
    ['picture', 'a.png', hugePng(), 'The picture has more than 24 million pixels'],
  ] as const)('a wrong file (%s %s) is refused with a sentence and not kept', async (kind, name, bytes, sentence) => {
    const { start, send, finish, list } = person()
    const { id } = await start({ kind, name, bytes: bytes.length })
    await send(id, 0, bytes)
    const refused = await finish(id)
    expect(refused.statusCode).toBe(422)
    expect(refused.json<{ message: string }>().message).toContain(sentence)
    expect((await list()).items).toEqual([])
  })

  test('a WAV file named .mp3 is accepted', async () => {
    expect((await person().upload('music', SONG, 'song.mp3')).seconds).toBeCloseTo(3, 1)
  })

  test('another account cannot see, continue, finish or delete a file', async () => {
    const { id } = await person().start({ kind: 'music', name: 'song.wav', bytes: 100 })
    const other = person()
    const answers = [
      await other.call('GET', `/api/media/${id}`),
      await other.send(id, 0, Buffer.alloc(10)),
      await other.finish(id),
      await other.call('GET', `/api/media/${id}/uses`),
      await other.call('PATCH', `/api/media/${id}`, { name: 'mine' }),
      await other.call('DELETE', `/api/media/${id}`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
  })
})

/** Returns the head of a PNG file of 100 megapixels. */
function hugePng(): Buffer {
  const head = Buffer.from(plainPng(1, 1, [0, 0, 0]))
  head.writeUInt32BE(10_000, 16)
  head.writeUInt32BE(10_000, 20)
  return head
}
