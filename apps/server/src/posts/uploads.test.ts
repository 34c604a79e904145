import type { StartedPost } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { incomingUploads, posts } from '#db/schema.ts'
import { countLive } from '#test/live-posts.ts'
import { givenSharer, startPosting, VIDEO, VIDEO_SHA, type Posting, type Sharer } from '#test/start-posting.ts'
import { uploadFields, uploadForm, uploadHeaders } from '#test/upload-form.ts'
import { workUntilDone } from '#test/work-posts.ts'
import { holdPlace } from './upload-room.ts'

let posting: Posting
let sharer: Sharer
beforeAll(async () => {
  posting = await startPosting()
})
afterAll(() => posting.close())
beforeEach(async () => {
  await posting.reset()
  sharer = await givenSharer(posting)
})
const liveCount = (): number => countLive(posting.standIns, { name: 'youtube', sha256: VIDEO_SHA })

describe('uploaded files', () => {
  test.each([false, true])(
    'a file goes to YouTube unchanged, is answered with its id, and is deleted (file first: %s)',
    async (fileFirst) => {
      const id = await sharer.connect('youtube')
      const before = liveCount()
      const key = randomUUID()
      const answering = upload(uploadFields(id), VIDEO, { fileFirst, key })
      await expect
        .poll(
          async () =>
            (await posting.services.db.select().from(posts).where(eq(posts.accountId, sharer.person.accountId))).length,
          { timeout: 60_000 },
        )
        .toBe(1)
      const [post] = await posting.services.db.select().from(posts).where(eq(posts.accountId, sharer.person.accountId))
      await workUntilDone(posting, [post!.id])
      const answer = await answering
      expect([answer.statusCode, answer.json<StartedPost>()]).toEqual([
        201,
        expect.objectContaining({ postId: post!.id, videoId: expect.stringMatching(/./) }),
      ])
      expect(liveCount() - before).toBe(1)
      expect(await stored()).toEqual([])
      const again = await upload(uploadFields(id), VIDEO, { key })
      expect(again.json<StartedPost>().postId).toBe(post!.id)
      expect(await stored()).toEqual([])
    },
  )

  test('a file that is missing, is not a video or is too large is rejected, and nothing is stored', async () => {
    const id = await sharer.connect('youtube')
    const incomplete = 'Please select a video file, choose a channel, and enter a title.'
    const message = async (given: ReturnType<typeof upload>): Promise<[number, string]> => {
      const answer = await given
      return [answer.statusCode, answer.json<{ message: string }>().message]
    }
    expect(await message(upload(uploadFields(id), undefined))).toEqual([422, incomplete])
    expect(await message(upload({ ...uploadFields(id), title: '' }, VIDEO))).toEqual([422, incomplete])
    expect(await message(upload(uploadFields(id), Buffer.from('<script>alert(1)</script>')))).toEqual([
      415,
      'Choose a video file: MP4, MOV or WebM.',
    ])
    expect((await message(upload(uploadFields(randomUUID()), VIDEO)))[0]).toBe(404)
    const { platforms } = posting.services.config
    const kept = platforms.maxUploadBytes
    platforms.maxUploadBytes = 50_000
    expect((await message(upload(uploadFields(id), VIDEO)))[0]).toBe(413)
    platforms.maxUploadBytes = kept
    expect(await stored()).toEqual([])
  })

  test('an account has at most two concurrent uploads on all servers; an upload of a dead server does not count', async () => {
    const id = await sharer.connect('youtube')
    const { accountId } = sharer.person
    // These places are held as if by two other processes, because processes share only the database.
    const [first, second] = await Promise.all([1, 2].map(() => hold(accountId)))
    const refused = await upload(uploadFields(id), VIDEO)
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      'Two of your uploads are still running. Start this one when one of them is done.',
    ])
    expect(await stored()).toEqual([])
    const other = await givenSharer(posting)
    await using _theirs = await hold(other.person.accountId)
    await first![Symbol.asyncDispose]()
    await using _third = await hold(accountId)
    await expect(hold(accountId)).rejects.toMatchObject({ code: 'conflict' })
    await posting.services.db.update(incomingUploads).set({ until: new Date(0) })
    await using _fourth = await hold(accountId)
    await second![Symbol.asyncDispose]()
  })

  test('accepts two of many uploads that start at the same moment', async () => {
    const { accountId } = sharer.person
    const begun = await Promise.allSettled(Array.from({ length: 6 }, () => hold(accountId)))
    const held = begun.filter((one) => one.status === 'fulfilled')
    expect(held).toHaveLength(2)
    for (const { value } of held) await value[Symbol.asyncDispose]()
    const theirs = eq(incomingUploads.accountId, accountId)
    expect(await posting.services.db.$count(incomingUploads, theirs)).toBe(0)
  })
})

function hold(accountId: string, announcedBytes = 1_000) {
  return holdPlace(posting.services, { accountId, announcedBytes, isRepeated: false })
}

async function stored(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of posting.services.storage.list(`accounts/${sharer.person.accountId}/uploads/`))
    keys.push(key)
  return keys
}

async function upload(
  fields: Record<string, string>,
  file: Buffer | undefined,
  { fileFirst = false, key = randomUUID() } = {},
) {
  const form = uploadForm(fields, file, { fileFirst })
  return posting.app.inject({
    method: 'POST',
    url: '/api/youtube/upload',
    headers: uploadHeaders(sharer.person.accountId, form, key),
    payload: Readable.from([form.payload]),
  })
}
