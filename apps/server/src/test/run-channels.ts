import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { ledgerEntries, runs, videoVersions } from '#db/schema.ts'
import { endRun } from '#runs/end-run.ts'
import { failVersion } from '#videos/fail-version.ts'
import { runVideoOwner } from '#runs/run-video-owner.ts'
import { beginRunHandler } from '#runs/begin-run-handler.ts'
import { planDueRuns } from '#channels/plan-due-runs.ts'
import { channelCalls, setClock } from './given-channels.ts'
import { STORYBOARD } from './storyboard.ts'
import type { TestApp } from './start-test-app.ts'
import { workOff } from './work-off.ts'

export const BERLIN = { preferred_run_time_local: '18:00', preferred_timezone: 'Europe/Berlin' }

/** Creates the tools of channel tests for a started app: users, the clock and a worker that acts on request. */
export function runChannels(running: TestApp) {
  const begin = (): Promise<number> => workOff(running.services, beginRunHandler)
  /** Does a worker's check for due work until nothing is due. Real workers check once a second. */
  const look = async (): Promise<void> => {
    while ((await planDueRuns(running.services)) > 0);
    await begin()
  }
  /** Ends the unfinished videos of a channel. */
  const finish = async (channelId: string, failure?: { code: string; message: string }): Promise<void> => {
    const { db } = running.services
    const making = await db
      .select()
      .from(runs)
      .where(and(eq(runs.channelId, channelId), eq(runs.status, 'making')))
    for (const { videoId, accountId } of making) {
      await db.transaction(async (tx) => {
        if (failure) {
          await failVersion(runVideoOwner, tx, { accountId, videoId: videoId!, number: 1 }, failure)
          return
        }
        await tx
          .update(videoVersions)
          .set({ status: 'succeeded', finishedAt: new Date(), storyboard: STORYBOARD, seconds: 20 })
          .where(eq(videoVersions.videoId, videoId!))
        await endRun(tx, videoId!)
      })
    }
  }
  /** Returns the ledger entries of an account's runs, such as `run:ID -1`. */
  const referencesOf = async (accountId: string): Promise<string[]> => {
    const own = eq(ledgerEntries.accountId, accountId)
    const entries = await running.services.db.select().from(ledgerEntries).where(own)
    return entries
      .map(({ reference, amount }) => `${reference.replace(/[0-9a-f-]{36}/g, 'ID')} ${amount}`)
      .filter((entry) => /^(?:refund:)?(?:run|activate):/.test(entry))
  }
  return {
    givenUser: () => channelCalls(running.app, running.services.db, randomUUID()),
    at: (moment: string): Promise<void> => setClock(running.services.db, moment),
    begin,
    look,
    finish,
    referencesOf,
  }
}
