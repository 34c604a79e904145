import { HOUR_SECONDS } from '@dayreel/catalogue'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { posts } from '#db/schema.ts'
import type { WorkerServices } from './services.ts'
import { givenRun, tinyVideos } from '#test/given-run.ts'
import { givenSharer, startPosting, type Posting, type Sharer } from '#test/start-posting.ts'
import { passTime, workUntilDone } from '#test/work-posts.ts'
import { deliverOne } from '#posts/deliver-posts.ts'

const { signal } = new AbortController()
let posting: Posting
let sharer: Sharer
let madeSha = ''

beforeAll(async () => {
  posting = await startPosting({ studio: { makeVideo: tinyVideos((sha256) => (madeSha = sha256)) } })
})
afterAll(() => posting.close())
beforeEach(async () => {
  await posting.reset()
  sharer = await givenSharer(posting)
})

/**
 * Creates a run of a channel with one account to post to. The channel names the account in the specification's field.
 */
async function givenYouTubeRun() {
  const connectionId = await sharer.connect('youtube')
  return givenRun(posting, sharer, {
    youtube_connection_id: connectionId,
    targets: [{ connectionId, privacy: 'unlisted' }],
  })
}

class Broken extends Error {}

test('a run’s post is planned in the transaction that finishes its video: both happen or neither', async () => {
  const run = await givenYouTubeRun()
  const { services } = posting
  let broke = 0
  const breaking: WorkerServices = {
    ...services,
    db: new Proxy(services.db, {
      get(target, property, receiver) {
        const value: unknown = Reflect.get(target, property, receiver)
        if (property !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
        return (act: Parameters<typeof target.transaction>[0]) =>
          target.transaction(async (tx) => {
            const answer = await act(tx)
            if ((await tx.$count(posts, eq(posts.runId, run.id))) > 0 && broke++ === 0) throw new Broken()
            return answer
          })
      },
    }),
  }
  await expect(run.make(breaking)).rejects.toBeInstanceOf(Broken)
  expect(await run.readPosts()).toEqual([])
  const waiting = await run.read()
  expect(waiting.status).toBe('making')
  await run.make()
  await run.make()
  expect(await run.readPosts()).toMatchObject([{ status: 'scheduled', dueAt: run.slotAt, videoId: waiting.videoId }])
  expect((await run.read()).status).toBe('ready')
})

test("a channel’s day: made ahead, posted at its slot and not before, with the channel's settings", async () => {
  const run = await givenYouTubeRun()
  await run.make()
  const [post] = await run.readPosts()
  expect(await deliverOne(posting.services, signal)).toBe(0)
  await passTime(posting, HOUR_SECONDS)
  await workUntilDone(posting, [post!.id])
  const shown = await sharer.read(post!.id)
  expect(shown).toMatchObject({
    status: 'live',
    privacy: 'unlisted',
    realPrivacy: 'unlisted',
    runId: run.id,
    isLate: false,
  })
  const video = posting.standIns.youtube.videos.find(({ id }) => id === shown.remoteId)
  expect(video).toMatchObject({
    title: 'Why b the sea',
    description: expect.stringContaining('Rivers carry it there.'),
    isSynthetic: true,
    notifies: false,
    sha256: madeSha,
  })
})
