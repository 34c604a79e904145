import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { videoVersions } from '#db/schema.ts'
import { giveProjectBack } from '#ledger/projects.ts'
import { endRun } from './end-run.ts'
import { tellVideoChanged } from './video-changed.ts'
import type { VersionKey } from './video-files.ts'

/** What the ledger knows a version by. */
export function ledgerReference({ videoId, number }: Pick<VersionKey, 'videoId' | 'number'>): string {
  return `video:${videoId}:${number}`
}

type Failure = {
  code: string
  /** What happened and what to do next, for the person whose video it is. */
  message: string
}

/**
 * Ends a version that is being made without a video, and gives back what it used. The account is locked.
 *
 * @returns false where it has ended already; then nothing is done.
 */
export async function failVersion(tx: Db, version: VersionKey, { code, message }: Failure): Promise<boolean> {
  const { accountId, videoId, number } = version
  const failed = await tx
    .update(videoVersions)
    .set({ status: 'failed', errorCode: code, errorMessage: message, finishedAt: sql`now()` })
    .where(and(eq(videoVersions.videoId, videoId), eq(videoVersions.number, number), isNull(videoVersions.finishedAt)))
    .returning({ isFree: videoVersions.isFree })
  if (failed.length === 0) return false
  if (!failed[0]!.isFree) await giveProjectBack(tx, { accountId, reference: ledgerReference(version) })
  if (number === 1) await endRun(tx, videoId, { code, message })
  await tellVideoChanged(tx, videoId)
  return true
}

export const CANCELLED: Failure = { code: 'cancelled', message: 'You cancelled this video. Nothing was used for it.' }
