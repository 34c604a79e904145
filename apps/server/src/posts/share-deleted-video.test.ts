import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { posts, videos } from '#db/schema.ts'
import { countWaiting } from '#test/count-waiting.ts'
import { givenSharer, startPosting, targetOf } from '#test/start-posting.ts'
import { lockVideo } from '#videos/lock-video.ts'

test('a video that is being deleted while its owner posts it gets no post', async () => {
  const posting = await startPosting()
  onTestFinished(() => posting.close())
  const { db } = posting.services
  const sharer = await givenSharer(posting)
  const { videoId, person } = sharer
  const connectionId = await sharer.connect('youtube')
  const shared = await db.transaction(async (tx) => {
    await lockVideo(tx, { accountId: person.accountId, videoId })
    const sharing = sharer.share([targetOf('youtube', connectionId)]).catch((error: unknown) => String(error))
    await expect.poll(() => countWaiting(db)).toBe(1)
    await tx.update(videos).set({ deletedAt: new Date() }).where(eq(videos.id, videoId))
    return [sharing]
  })
  expect(await shared[0]).toContain('There is no such finished video.')
  expect(await db.$count(posts, eq(posts.videoId, videoId))).toBe(0)
})
