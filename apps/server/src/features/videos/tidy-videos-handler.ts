import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { videos } from '#db/schema.ts'
import { handle, type JobContext } from '#jobs/handle.ts'
import { tidyVideos } from '#jobs/tidy-videos.ts'
import type { Services } from '#services'
import { stepsFolder, videoFolder } from '#video/video-files.ts'

const HOUR_MS = 60 * 60_000
/** Any worker that was busy with a deleted video has noticed long before. */
const DELETED_KEPT_MS = HOUR_MS
const STEPS_KEPT_MS = 30 * 24 * HOUR_MS
const AT_A_TIME = 100

/** Files go before their row, so that none is ever without one. */
export const tidyVideosHandler = handle(tidyVideos, async (_payload, { services, signal }: JobContext<Services>) => {
  const { db, storage } = services
  const deletedBefore = new Date(Date.now() - DELETED_KEPT_MS)
  const editedBefore = new Date(Date.now() - STEPS_KEPT_MS)
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
      // First the row: an edit that comes in between sets it again, and its steps are made anew at worst.
      await db
        .update(videos)
        .set({ hasSteps: false })
        .where(and(eq(videos.id, id), isResting))
      await storage.deleteAll(stepsFolder({ accountId, videoId: id }))
    }
    if (resting.length < AT_A_TIME) break
  }
  await storage.sweep()
})
