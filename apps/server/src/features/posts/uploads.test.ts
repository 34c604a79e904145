import type { StartedPost } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { incomingUploads, posts } from '#db/schema.ts'
import { countLive } from '#test/live-posts.ts'
import { givenSharer, startPosting, VIDEO, VIDEO_SHA, type Posting, type Sharer } from '#test/start-posting.ts'
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

describe('files of one’s own', () => {
  test.each([false, true])(
    'one goes to YouTube as it is, is answered with its id, and is deleted (file first: %s)',
    async (fileFirst) => {
      const id = await sharer.connect('youtube')
      const before = liveCount()
      const key = randomUUID()
      const answering = upload(fieldsOf(id), VIDEO, { fileFirst, key })
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
      const again = await upload(fieldsOf(id), VIDEO, { key })
      expect(again.json<StartedPost>().postId).toBe(post!.id)
      expect(await stored()).toEqual([])
    },
  )

  test('what is missing, is no video or is too large is refused, and nothing stays', async () => {
    const id = await sharer.connect('youtube')
    const incomplete = 'Please select a video file, choose a channel, and enter a title.'
    const message = async (given: ReturnType<typeof upload>): Promise<[number, string]> => {
      const answer = await given
      return [answer.statusCode, answer.json<{ message: string }>().message]
    }
    expect(await message(upload(fieldsOf(id), undefined))).toEqual([422, incomplete])
    expect(await message(upload({ ...fieldsOf(id), title: '' }, VIDEO))).toEqual([422, incomplete])
    expect(await message(upload(fieldsOf(id), Buffer.from('<script>alert(1)</script>')))).toEqual([
      415,
      'Choose a video file: MP4, MOV or WebM.',
    ])
    expect((await message(upload(fieldsOf(randomUUID()), VIDEO)))[0]).toBe(404)
    const { platforms } = posting.services.config
    const kept = platforms.maxUploadBytes
    platforms.maxUploadBytes = 50_000
    expect((await message(upload(fieldsOf(id), VIDEO)))[0]).toBe(413)
    platforms.maxUploadBytes = kept
    expect(await stored()).toEqual([])
  })

  test('17: two at once for an account, whichever server they come in at; one that has died holds no place', async () => {
    const id = await sharer.connect('youtube')
    const { accountId } = sharer.person
    // Each as of another process: all that they share is the database.
    const [first, second] = await Promise.all([1, 2].map(() => holdPlace(posting.services, accountId)))
    const refused = await upload(fieldsOf(id), VIDEO)
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      'Two of your uploads are still running. Start this one when one of them is done.',
    ])
    expect(await stored()).toEqual([])
    const other = await givenSharer(posting)
    await using _theirs = await holdPlace(posting.services, other.person.accountId)
    await first![Symbol.asyncDispose]()
    await using _third = await holdPlace(posting.services, accountId)
    await expect(holdPlace(posting.services, accountId)).rejects.toMatchObject({ code: 'conflict' })
    await posting.services.db.update(incomingUploads).set({ until: new Date(0) })
    await using _fourth = await holdPlace(posting.services, accountId)
    await second![Symbol.asyncDispose]()
  })

  test('17: of many that begin in the same moment two come in', async () => {
    const { accountId } = sharer.person
    const begun = await Promise.allSettled(Array.from({ length: 6 }, () => holdPlace(posting.services, accountId)))
    const held = begun.filter((one) => one.status === 'fulfilled')
    expect(held).toHaveLength(2)
    for (const { value } of held) await value[Symbol.asyncDispose]()
    const theirs = eq(incomingUploads.accountId, accountId)
    expect(await posting.services.db.$count(incomingUploads, theirs)).toBe(0)
  })
})

function form(fields: Record<string, string>, file: Buffer | undefined, fileFirst: boolean) {
  const boundary = 'b'.repeat(20)
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  const filePart =
    file === undefined
      ? []
      : [
          Buffer.from(
            `--${boundary}\r\ncontent-disposition: form-data; name="video"; filename="../../x.mp4"\r\ncontent-type: video/mp4\r\n\r\n`,
          ),
          file,
          Buffer.from('\r\n'),
        ]
  const all = fileFirst ? [...filePart, ...parts] : [...parts, ...filePart]
  return {
    payload: Buffer.concat([...all, Buffer.from(`--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}

async function stored(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of posting.services.storage.list(`accounts/${sharer.person.accountId}/uploads/`))
    keys.push(key)
  return keys
}
function fieldsOf(channelId: string) {
  return { channelId, title: 'Mine', description: 'As it is.', privacyStatus: 'unlisted' }
}

async function upload(
  fields: Record<string, string>,
  file: Buffer | undefined,
  { fileFirst = false, key = randomUUID() } = {},
) {
  const { payload, contentType } = form(fields, file, fileFirst)
  return posting.app.inject({
    method: 'POST',
    url: '/api/youtube/upload',
    headers: {
      authorization: `Bearer user-${sharer.person.accountId}`,
      'content-type': contentType,
      'idempotency-key': key,
    },
    payload: Readable.from([payload]),
  })
}
