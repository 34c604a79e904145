import { RUN_COST_CREDITS } from '@dayreel/catalogue'
import type { ChannelRun } from '@dayreel/contract'
import { and, eq } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { runs } from '#db/schema.ts'
import { answerOnce } from '#http/answer-once.ts'
import { AppError } from '#errors/app-error.ts'
import { spendCredits } from '#ledger/credits.ts'
import { cancelPostsOfRun } from '#posts'
import type { Services } from '#services'
import { chooseSubject } from './subjects/choose-subject.ts'
import { lockChannel, type FoundChannel } from './find-channel.ts'
import { findBlockedText } from './find-blocked-text.ts'
import { findGoneChoice } from './find-gone-choice.ts'
import { dateOf, startVideoOf } from './begin-run-handler.ts'
import { noRun, readRun, type OwnedRun, type RunRow } from './read-run.ts'
import { stopRun } from './stop-run.ts'

/**
 * Approves a video in review. Idempotent.
 *
 * @throws {AppError} `conflict` if there is nothing to approve.
 */
export async function approveRun(services: Services, owned: OwnedRun): Promise<ChannelRun> {
  return services.db.transaction(async (tx) => {
    const { run } = await lockRun(tx, owned)
    if (run.status !== 'ready' || !run.isReviewed) {
      throw new AppError('conflict', { message: 'This run has no video waiting for your approval.' })
    }
    if (run.approvedAt === null) await tx.update(runs).set({ approvedAt: APP_NOW }).where(eq(runs.id, run.id))
    return readRun(services, tx, owned)
  })
}

/**
 * Skips a run for its owner.
 *
 * @throws {AppError} `conflict` if the run ended without a video.
 */
export async function skipRun(services: Services, owned: OwnedRun): Promise<ChannelRun> {
  return services.db.transaction(async (tx) => {
    const { run } = await lockRun(tx, owned)
    if (run.status === 'skipped' || run.status === 'failed') {
      throw new AppError('conflict', { message: 'This run is over, so there is nothing to skip.' })
    }
    await stopRun(tx, run)
    await cancelPostsOfRun(services, tx, run.id, 'Cancelled, because you skipped this run.')
    return readRun(services, tx, owned)
  })
}

/**
 * Makes another video with the next subject for a run. The first video stays in the library. A repeated request with
 * the same Idempotency-Key has no further effect.
 *
 * @throws {AppError} `conflict` if the run has no finished video, a choice is no longer offered or no subject is left;
 * `out_of_credits`
 */
export async function replaceRun(
  services: Services,
  owned: OwnedRun,
  idempotencyKey: string | undefined,
): Promise<ChannelRun> {
  const { accountId, runId } = owned
  const once = { accountId, call: 'replace-run', key: idempotencyKey, body: { runId } }
  return answerOnce(services.db, once, async (tx) => {
    const { run, found } = await lockRun(tx, owned)
    if (run.status !== 'ready') {
      throw new AppError('conflict', { message: 'You can only replace a video that is finished.' })
    }
    const gone = await findGoneChoice(services, tx, found)
    if (gone !== undefined) throw new AppError('conflict', { message: gone.message })
    const chosen = await chooseSubject(services, tx, found.channel, await dateOf(tx, run, found))
    if (chosen === undefined) {
      throw new AppError('conflict', { message: 'This channel has used all its subjects. Add more to its list.' })
    }
    const blocked = await findBlockedText(tx, found, chosen)
    if (blocked !== undefined) throw new AppError('conflict', { message: blocked.sentence })
    const videoId = await startVideoOf(services, tx, { run: { ...run, kind: 'hand' }, found, chosen })
    const paidBy = `run:${runId}:${videoId}`
    await spendCredits(tx, { accountId, credits: RUN_COST_CREDITS, reference: paidBy })
    await cancelPostsOfRun(services, tx, runId, 'Cancelled, because another video is made for this run.')
    const replacedSubjects = run.subject === null ? run.replacedSubjects : [...run.replacedSubjects, run.subject]
    await tx
      .update(runs)
      .set({
        status: 'making',
        videoId,
        paidBy,
        replacedSubjects,
        approvedAt: null,
        endedAt: null,
        subject: chosen.subject,
        isOwnSubject: chosen.isOwnSubject,
        words: chosen.words,
      })
      .where(eq(runs.id, runId))
    return readRun(services, tx, owned)
  })
}

/** Locks the account, the channel and one of its runs until the transaction ends. */
async function lockRun(tx: Db, owned: OwnedRun): Promise<{ run: RunRow; found: FoundChannel }> {
  const found = await lockChannel(tx, owned)
  const [run] = await tx
    .select()
    .from(runs)
    .where(and(eq(runs.id, owned.runId), eq(runs.channelId, owned.channelId)))
    .for('update')
  return { run: run ?? noRun(), found }
}
