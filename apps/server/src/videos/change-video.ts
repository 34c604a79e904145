import { and, eq, isNull, sql } from 'drizzle-orm'
import { refuseBlocked } from '#blocked/refuse-blocked.ts'
import type { Db } from '#db/connect.ts'
import { videoPictures, videos, videoVersions } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import { CANCELLED, failVersion } from './fail-version.ts'
import { lockVideo } from './lock-video.ts'
import { videoFolder } from './video-files.ts'
import { notifyVideoChanged } from './video-changed.ts'

type Owned = { accountId: string; videoId: string }

export async function renameVideo({ db }: Services, owned: Owned, title: string): Promise<void> {
  await refuseBlocked(db, { title })
  await db.transaction(async (tx) => {
    await lockVideo(tx, owned)
    await tx.update(videos).set({ title, isRenamed: true }).where(eq(videos.id, owned.videoId))
  })
}

/**
 * Cancels the version that is being made. Its worker notices within a second.
 *
 * @throws {AppError} `conflict` if no version is being made.
 */
export async function cancelVideo({ db, videoOwner }: Services, owned: Owned): Promise<void> {
  await db.transaction(async (tx) => {
    await lockVideo(tx, owned)
    const [unfinished] = await tx.select({ number: videoVersions.number }).from(videoVersions).where(isBeingMade(owned))
    const isCancelled =
      unfinished && (await failVersion(videoOwner, tx, { ...owned, number: unfinished.number }, CANCELLED))
    if (!isCancelled)
      throw new AppError('conflict', { message: 'This video is not being created, so there is nothing to cancel.' })
  })
}

/**
 * Deletes a video and its files, unless `onlyIf` returns false in the same transaction. An empty row stays for an hour,
 * because a worker may still be writing files. Then the job `tidy-videos` deletes the row and the remaining files.
 */
export async function deleteVideo(
  { db, storage, log, videoOwner }: Pick<Services, 'db' | 'storage' | 'log' | 'videoOwner'>,
  owned: Owned,
  onlyIf?: (tx: Db) => Promise<boolean>,
): Promise<void> {
  const isDeleted = await db.transaction(async (tx) => {
    await lockVideo(tx, owned)
    if (onlyIf !== undefined && !(await onlyIf(tx))) return false
    const [unfinished] = await tx.select({ number: videoVersions.number }).from(videoVersions).where(isBeingMade(owned))
    if (unfinished) await failVersion(videoOwner, tx, { ...owned, number: unfinished.number }, CANCELLED)
    const { videoId } = owned
    await tx
      .update(videos)
      .set({ deletedAt: sql`now()`, title: '', request: {} })
      .where(eq(videos.id, videoId))
    await tx.update(videoVersions).set({ storyboard: null, notices: [] }).where(eq(videoVersions.videoId, videoId))
    await tx.delete(videoPictures).where(eq(videoPictures.videoId, videoId))
    await notifyVideoChanged(tx, videoId)
    return true
  })
  if (!isDeleted) return
  try {
    await storage.deleteAll(videoFolder(owned))
  } catch (error) {
    log.warn({ err: error, videoId: owned.videoId }, 'the files of a deleted video are left to the tidy-up')
  }
}

function isBeingMade({ videoId }: Owned) {
  return and(eq(videoVersions.videoId, videoId), isNull(videoVersions.finishedAt))
}
