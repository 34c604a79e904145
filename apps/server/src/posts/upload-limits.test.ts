import { MAX_STORED_UPLOAD_BYTES } from '@dayreel/catalogue'
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { incomingUploads, posts } from '#db/schema.ts'
import { copyPost } from '#test/copy-post.ts'
import { givenSharer, startPosting, targetOf, VIDEO, type Posting, type Sharer } from '#test/start-posting.ts'
import { uploadFields, uploadForm, uploadHeaders } from '#test/upload-form.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { holdPlace } from './upload-room.ts'

const GIB = 1024 ** 3
const NO_ROOM = [503, 'There is not enough room for this file at the moment. Try again later.']
const { signal } = new AbortController()

let posting: Posting
let sharer: Sharer
let channelId: string
beforeAll(async () => {
  posting = await startPosting({ env: { YOUTUBE_DAILY_UPLOADS_PER_ACCOUNT: '1' } })
})
afterAll(() => posting.close())
beforeEach(async () => {
  await posting.reset()
  await posting.services.db.delete(incomingUploads)
  vi.restoreAllMocks()
  sharer = await givenSharer(posting)
  channelId = await sharer.connect('youtube')
  // Today's upload is used up, so that a further upload is queued and answered at once with 202.
  await sharer.share([targetOf('youtube', channelId)])
})

describe('an upload', () => {
  test('without a length is rejected before anything is stored', async () => {
    const form = uploadForm(uploadFields(channelId), VIDEO)
    const { 'content-length': _, ...headers } = uploadHeaders(sharer.person.accountId, form)
    const payload = Readable.from([form.payload])
    const answer = await posting.app.inject({ method: 'POST', url: '/api/youtube/upload', headers, payload })
    expect([answer.statusCode, answer.json()]).toEqual([
      411,
      {
        code: 'length_required',
        message: 'The length of the upload is missing. Send it again with a Content-Length header.',
      },
    ])
    expect(await stored()).toEqual([])
  })

  test('leaves disk space for running uploads and for the reserve', async () => {
    const { db } = posting.services
    const other = (await givenSharer(posting)).person.accountId
    const until = new Date(Date.now() + 60_000)
    await db.insert(incomingUploads).values({ id: randomUUID(), accountId: other, until, bytesToCome: 5 * GIB })
    givenFree(6 * GIB + 1_000)
    expect(await refusal()).toEqual(NO_ROOM)
    givenFree(6 * GIB + 1_000_000)
    expect(await post()).toBe(1)
    // The server of the running upload has died, so its lease is over.
    await db.update(incomingUploads).set({ until: new Date(0) })
    givenFree(GIB + 1_000_000)
    expect(await post()).toBe(2)
  })

  test('ends when the disk becomes full during the upload', async () => {
    givenFree(100 * GIB)
    const place = await holdPlace(posting.services, {
      accountId: sharer.person.accountId,
      announcedBytes: 2 * GIB,
      isRepeated: false,
    })
    await place.receive(GIB / 2)
    givenFree(GIB + 200 * 1024 ** 2)
    await place.receive(1_000)
    await expect(place.receive(256 * 1024 ** 2)).rejects.toMatchObject({ code: 'unavailable' })
    await place[Symbol.asyncDispose]()
  })

  test('is rejected if three are already stored; a repeated request gets the same response', async () => {
    const key = randomUUID()
    expect(await post(key)).toBe(1)
    expect(await post()).toBe(2)
    expect(await post()).toBe(3)
    const full = [
      409,
      '3 of your uploads are waiting to be posted, which is the maximum. Start this one when one of them is posted, or cancel one in My Posts.',
    ]
    expect(await refusal()).toEqual(full)
    expect(await post(key)).toBe(3)
    const [one] = await mine()
    await sharer.person.call('POST', `/api/posts/${one!.id}/cancel`)
    expect(await post()).toBe(4)
    expect(await refusal()).toEqual(full)
  })

  test('is rejected above the bytes that an account may store', async () => {
    await post()
    await posting.services.db
      .update(posts)
      .set({ fileBytes: MAX_STORED_UPLOAD_BYTES - 50_000 })
      .where(uploads())
    expect(await refusal()).toEqual([
      409,
      'Your stored uploads may take up at most 10 GB together. Start this one when one of them is posted, or cancel one in My Posts.',
    ])
  })

  test('counts as stored while it runs', async () => {
    await post()
    const [one] = await mine()
    await copyPost(posting.services.db, one!.id, 1)
    const { accountId } = sharer.person
    await using _running = await holdPlace(posting.services, { accountId, announcedBytes: 1, isRepeated: false })
    expect((await refusal())[0]).toBe(409)
  })
})

test.each([
  ['cancelled', true],
  ['failed', true],
  ['waiting', false],
  ['checking', false],
  ['uncertain', false],
] as const)('the sweep removes the file of an upload whose post is %s: %s', async (status, isRemoved) => {
  await post()
  await posting.services.db.update(posts).set({ status }).where(uploads())
  await posting.services.storage.put(`accounts/${sharer.person.accountId}/uploads/arriving.mp4`, VIDEO)
  await sweepUploads(posting.services, signal)
  expect(await stored()).toHaveLength(isRemoved ? 1 : 2)
})

const givenFree = (bytes: number) => vi.spyOn(posting.services.storage, 'measureFreeBytes').mockResolvedValue(bytes)
const uploads = () => and(eq(posts.accountId, sharer.person.accountId), eq(posts.source, 'upload'))
const mine = () => posting.services.db.select().from(posts).where(uploads())

async function stored(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of posting.services.storage.list(`accounts/${sharer.person.accountId}/uploads/`))
    keys.push(key)
  return keys
}

/** @returns the number of files that the account has then uploaded. */
async function post(key?: string): Promise<number> {
  const answer = await send(key)
  expect([answer.statusCode, answer.body]).toEqual([202, expect.stringContaining('postId')])
  return posting.services.db.$count(posts, uploads())
}

async function send(key: string = randomUUID()) {
  const form = uploadForm(uploadFields(channelId), VIDEO)
  const headers = uploadHeaders(sharer.person.accountId, form, key)
  return posting.app.inject({ method: 'POST', url: '/api/youtube/upload', headers, payload: form.payload })
}

async function refusal(): Promise<[number, string]> {
  const answer = await send()
  return [answer.statusCode, answer.json<{ message: string }>().message]
}
