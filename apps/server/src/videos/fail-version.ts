import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { videoVersions } from '#db/schema.ts'
import { giveProjectBack } from '#ledger/projects.ts'
import { notifyVideoChanged } from './video-changed.ts'
import type { VersionKey } from './video-files.ts'
import type { VideoFailure, VideoOwner } from './video-owner.ts'

/** Returns a version's reference in the ledger. */
export function ledgerReference({ videoId, number }: Pick<VersionKey, 'videoId' | 'number'>): string {
  return `video:${videoId}:${number}`
}

/**
 * Marks an unfinished version as failed and returns its payment. The caller has locked the account.
 *
 * @returns false if the version has already ended. Nothing changes then.
 */
export async function failVersion(
  owner: Pick<VideoOwner<never>, 'failed'>,
  tx: Db,
  version: VersionKey,
  { code, message }: VideoFailure,
): Promise<boolean> {
  const { accountId, videoId, number } = version
  const failed = await tx
    .update(videoVersions)
    .set({ status: 'failed', errorCode: code, errorMessage: message, finishedAt: sql`now()` })
    .where(and(eq(videoVersions.videoId, videoId), eq(videoVersions.number, number), isNull(videoVersions.finishedAt)))
    .returning({ isFree: videoVersions.isFree })
  if (failed.length === 0) return false
  if (!failed[0]!.isFree) await giveProjectBack(tx, { accountId, reference: ledgerReference(version) })
  if (number === 1) await owner.failed(tx, videoId, { code, message })
  await notifyVideoChanged(tx, videoId)
  return true
}

export const CANCELLED: VideoFailure = {
  code: 'cancelled',
  message: 'You cancelled this video. It cost nothing.',
}
