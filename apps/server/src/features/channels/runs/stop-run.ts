import { and, eq, isNull } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { runs, videoVersions } from '#db/schema.ts'
import { giveRunBack } from '#video/end-run.ts'
import { CANCELLED, failVersion } from '#video/fail-version.ts'
import type { RunRow } from './read-run.ts'

const STOPPED = { reason: 'stopped', message: 'You skipped this run.' }

/**
 * Skips a run as its owner wishes. Whatever is being made for it is cancelled, and what it took comes back; a finished video stays
 * in the library and keeps its credit. The account and the run are locked.
 */
export async function stopRun(tx: Db, run: RunRow): Promise<void> {
  await tx
    .update(runs)
    .set({ status: 'skipped', ...STOPPED, postAt: null, endedAt: APP_NOW })
    .where(eq(runs.id, run.id))
  if (run.status === 'ready') return
  await giveRunBack(tx, run)
  if (run.videoId !== null) await cancelVideo(tx, run.accountId, run.videoId)
}

/** Ends the making of a run's video; the run itself has ended before, so that it is not counted as a failure. */
async function cancelVideo(tx: Db, accountId: string, videoId: string): Promise<void> {
  const [unfinished] = await tx
    .select({ number: videoVersions.number })
    .from(videoVersions)
    .where(and(eq(videoVersions.videoId, videoId), isNull(videoVersions.finishedAt)))
  if (unfinished) await failVersion(tx, { accountId, videoId, number: unfinished.number }, CANCELLED)
}
