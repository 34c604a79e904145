import type { StartedPost, VideoSummary } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { posts } from '#db/schema.ts'
import { givenSharer, startPosting, VIDEO, type Posting, type Sharer } from '#test/start-posting.ts'
import { uploadFields, uploadForm, uploadHeaders } from '#test/upload-form.ts'
import { workUntilDone } from '#test/work-posts.ts'

type Call = 'uploadToYouTube' | 'postToInstagram'
const CALLS: readonly Call[] = ['uploadToYouTube', 'postToInstagram']

let posting: Posting
let sharer: Sharer
let url: string
beforeAll(async () => {
  posting = await startPosting()
  // A real connection is needed, because only there can a request end before its response.
  url = await posting.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => posting.close())
beforeEach(async () => {
  await posting.reset()
  sharer = await givenSharer(posting)
})

const START: Readonly<Record<Call, () => Promise<Response>>> = {
  async uploadToYouTube() {
    const form = uploadForm(uploadFields(await sharer.connect('youtube')), VIDEO)
    const headers = uploadHeaders(sharer.person.accountId, form)
    return fetch(`${url}/api/youtube/upload`, { method: 'POST', headers, body: form.payload })
  },
  async postToInstagram() {
    await sharer.connect('instagram')
    const { items } = await sharer.person.read<{ items: VideoSummary[] }>('/api/videos')
    const mediaUrl = items[0]!.video_url
    return fetch(`${url}/api/instagram/post`, {
      method: 'POST',
      headers: {
        authorization: `Bearer user-${sharer.person.accountId}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ mediaUrl, mediaType: 'video', caption: 'Salt' }),
    })
  },
}

/** Sends the call and returns the post's id while the response is still held back. */
async function begin(call: Call): Promise<{ answering: Promise<Response>; postId: string }> {
  const { db } = posting.services
  const mine = eq(posts.accountId, sharer.person.accountId)
  const answering = START[call]()
  await expect.poll(() => db.$count(posts, mine)).toBe(1)
  const [row] = await db.select().from(posts).where(mine)
  return { answering, postId: row!.id }
}

describe.each(CALLS)('%s', (call) => {
  test('is answered with 201 and the id as soon as the platform has it', async () => {
    const { answering, postId } = await begin(call)
    await workUntilDone(posting, [postId])
    const answer = await answering
    const { remoteId } = await sharer.read(postId)
    expect(answer.status).toBe(201)
    expect((await answer.json()) as StartedPost).toMatchObject({ postId, videoId: remoteId })
  })

  test('is rejected with the reason if the post has failed by then', async () => {
    const { answering, postId } = await begin(call)
    await posting.services.db
      .update(posts)
      .set({ status: 'failed', nextAt: null, message: 'The platform refused this video.' })
      .where(eq(posts.id, postId))
    const answer = await answering
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { code: 'unacceptable', message: 'The platform refused this video.', details: { postId } },
    ])
  })
})

test('both are answered with 202 if the platform takes longer than 25 seconds', async () => {
  const started = performance.now()
  const answers = await Promise.all(CALLS.map((call) => START[call]()))
  expect(performance.now() - started).toBeGreaterThan(24_000)
  for (const answer of answers) {
    expect(answer.status).toBe(202)
    expect((await answer.json()) as StartedPost).toMatchObject({ status: 'waiting', videoId: null })
  }
})
