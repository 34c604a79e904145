import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { videos, videoVersions } from '#db/schema.ts'
import { createTestDatabase, type TestDatabase } from '#test/create-test-database.ts'
import { givenAccount } from '#test/given-account.ts'
import { givenFinishedVideo } from '#test/given-finished-video.ts'
import { findUsedIds, findUsedSince } from './find-used-ids.ts'

const { signal } = new AbortController()
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const versionOf = (videoId: string) => eq(videoVersions.videoId, videoId)

async function givenOwner() {
  const { db } = database
  const accountId = await givenAccount(db)
  /** Inserts an old video whose request contains a file. */
  const givenUse = async (): Promise<{ videoId: string; mediaId: string }> => {
    const mediaId = randomUUID()
    const videoId = await givenFinishedVideo(db, accountId)
    const old = { editedAt: sql`now() - interval '90 days'`, createdAt: sql`date_trunc('day', now())` }
    await db.update(videos).set({ ...old, request: { music: mediaId } }).where(eq(videos.id, videoId)) // prettier-ignore
    await db
      .update(videoVersions)
      .set({ finishedAt: sql`now() - interval '90 days'` })
      .where(versionOf(videoId))
    return { videoId, mediaId }
  }
  return { accountId, givenUse }
}

test('finds the files of all videos across many batches, even if the videos are equally old', async () => {
  const { accountId, givenUse } = await givenOwner()
  const uses = []
  for (let i = 0; i < 31; i++) uses.push(await givenUse())
  const { ids } = await findUsedIds(database.db, accountId, signal)
  expect(uses.filter(({ mediaId }) => !ids.has(mediaId))).toEqual([])
})

test('the second search adds the files of videos that were changed or made since the first one', async () => {
  const { db } = database
  const { accountId, givenUse } = await givenOwner()
  const earlier = await findUsedIds(db, accountId, signal)
  const [changed, finished, unfinished, untouched] = [
    await givenUse(),
    await givenUse(),
    await givenUse(),
    await givenUse(),
  ]
  await db.update(videos).set({ editedAt: sql`now()` }).where(eq(videos.id, changed.videoId)) // prettier-ignore
  await db.update(videoVersions).set({ finishedAt: sql`now()` }).where(versionOf(finished.videoId)) // prettier-ignore
  await db.update(videoVersions).set({ finishedAt: null }).where(versionOf(unfinished.videoId))
  const used = await findUsedSince(db, accountId, earlier)
  expect([changed, finished, unfinished, untouched].map(({ mediaId }) => used.has(mediaId))).toEqual([true, true, true, false]) // prettier-ignore
})
