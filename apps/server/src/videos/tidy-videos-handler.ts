import { DAY_MS, HOUR_MS } from '@dayreel/catalogue'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { videos } from '#db/schema.ts'
import { handle, type JobContext } from '#jobs/handle.ts'
import { tidyVideos } from '#jobs/tidy-videos.ts'
import type { Services } from '#services'
import { deleteMadeAgainFree } from '#storage/packed-steps.ts'
import { foundClipsFolder, stepsFolder, videoFolder } from './video-files.ts'

/**
 * How long the row of a deleted video is kept, in milliseconds. By then, any worker that was making the video has
 * noticed the deletion.
 */
const DELETED_KEPT_MS = HOUR_MS
const AT_A_TIME = 100

/**
 * Deletes the remains of deleted videos, and the cached steps of old videos except those that were paid for. A video's
 * files are deleted before its row, so that no file is ever left without a row.
 */
export const tidyVideosHandler = handle(tidyVideos, async (_payload, { services, signal }: JobContext<Services>) => {
  const { db, storage, config } = services
  const deletedBefore = new Date(Date.now() - DELETED_KEPT_MS)
  const editedBefore = new Date(Date.now() - config.stepsKeptDays * DAY_MS)
  const batch = { id: videos.id, accountId: videos.accountId }
  for (;;) {
    const isGone = and(isNotNull(videos.deletedAt), lt(videos.deletedAt, deletedBefore))
    const gone = await db.select(batch).from(videos).where(isGone).limit(AT_A_TIME)
    for (const { id, accountId } of gone) {
      signal.throwIfAborted()
      await storage.deleteAll(videoFolder({ accountId, videoId: id }))
      await db.delete(videos).where(eq(videos.id, id))
    }
    if (gone.length < AT_A_TIME) break
  }
  for (;;) {
    const isResting = and(eq(videos.hasSteps, true), lt(videos.editedAt, editedBefore))
    const resting = await db.select(batch).from(videos).where(isResting).limit(AT_A_TIME)
    for (const { id, accountId } of resting) {
      signal.throwIfAborted()
      // The row is updated before the steps are deleted. A concurrent edit sets `hasSteps` again and at worst has to
      // make its steps again.
      await db
        .update(videos)
        .set({ hasSteps: false })
        .where(and(eq(videos.id, id), isResting))
      await deleteMadeAgainFree(storage, stepsFolder({ accountId, videoId: id }))
      await storage.deleteAll(foundClipsFolder({ accountId, videoId: id }))
    }
    if (resting.length < AT_A_TIME) break
  }
  await storage.sweep()
})
