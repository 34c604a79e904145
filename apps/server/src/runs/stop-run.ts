import { and, eq, isNull } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { runs, videoVersions } from '#db/schema.ts'
import { giveRunBack } from './end-run.ts'
import { CANCELLED, failVersion } from '#videos'
import type { RunRow } from './read-run.ts'
import { runVideoOwner } from './run-video-owner.ts'

const STOPPED = { reason: 'stopped', message: 'You skipped this run.' }

/**
 * Skips a run for its owner. A running video is cancelled and its credit is returned. A finished video stays in the
 * library and its credit is not returned. The caller has locked the account and the run.
 */
export async function stopRun(tx: Db, run: RunRow): Promise<void> {
  await tx
    .update(runs)
    .set({ status: 'skipped', ...STOPPED, endedAt: APP_NOW })
    .where(eq(runs.id, run.id))
  if (run.status === 'ready') return
  await giveRunBack(tx, run)
  if (run.videoId !== null) await cancelVideo(tx, run.accountId, run.videoId)
}

/** Cancels a run's unfinished video. The run has already ended, so it does not count as failed. */
async function cancelVideo(tx: Db, accountId: string, videoId: string): Promise<void> {
  const [unfinished] = await tx
    .select({ number: videoVersions.number })
    .from(videoVersions)
    .where(and(eq(videoVersions.videoId, videoId), isNull(videoVersions.finishedAt)))
  if (unfinished) await failVersion(runVideoOwner, tx, { accountId, videoId, number: unfinished.number }, CANCELLED)
}
