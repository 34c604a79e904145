import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { videos, videoVersions } from '#db/schema.ts'
import { CANCELLED } from './fail-version.ts'
import { notifyVideoChanged } from './video-changed.ts'
import type { VersionKey } from './video-files.ts'
import type { VideoOwner } from './video-owner.ts'
import { versionsOf } from './lock-video.ts'

/**
 * Prepares another attempt at making a failed version. It costs the user nothing, because the payment was returned. The
 * caller has locked the account.
 *
 * @returns the reason why the version cannot be made again, or undefined if it can.
 */
export async function reopenVersion(
  owner: Pick<VideoOwner<never>, 'reopened'>,
  tx: Db,
  { accountId, videoId, number }: VersionKey,
): Promise<string | undefined> {
  const own = and(eq(videos.id, videoId), eq(videos.accountId, accountId), isNull(videos.deletedAt))
  const [video] = await tx.select({ id: videos.id }).from(videos).where(own).for('update')
  const newest = video && (await versionsOf(tx, videoId))[0]
  if (newest === undefined) return 'This video was deleted.'
  if (newest.number !== number) return 'Its owner created a newer version of this video.'
  if (newest.status !== 'failed' || newest.errorCode === CANCELLED.code)
    return 'This video is no longer marked as failed.'
  const isIt = and(eq(videoVersions.videoId, videoId), eq(videoVersions.number, number))
  const pending = { status: 'pending', progress: 0, errorCode: null, errorMessage: null, finishedAt: null } as const
  await tx.update(videoVersions).set(pending).where(isIt)
  await tx
    .update(videos)
    .set({ editedAt: sql`now()`, hasSteps: true })
    .where(eq(videos.id, videoId))
  if (number === 1) await owner.reopened(tx, videoId)
  await notifyVideoChanged(tx, videoId)
  return undefined
}
