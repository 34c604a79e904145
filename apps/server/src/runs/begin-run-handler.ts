import { dateIn, FEW_VIDEOS_LEFT, HOUR_MS, RUN_COST_CREDITS, type MailKind } from '@dayreel/catalogue'
import { and, eq } from 'drizzle-orm'
import { APP_NOW, appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { channels, runs } from '#db/schema.ts'
import { beginRun } from '#jobs/begin-run.ts'
import { handle, type JobContext } from '#jobs/handle.ts'
import { AppError } from '#errors/app-error.ts'
import { spendCredits } from '#ledger/credits.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import type { Services } from '#services'
import { giveRunBack, withMail } from './end-run.ts'
import { readMemory } from './remember-video.ts'
import { startRunVideo } from '#videos'
import { chooseSubject, countVideosLeft, type Chosen } from './subjects/choose-subject.ts'
import { findChannel, type FoundChannel } from './find-channel.ts'
import { blockedReason, findBlockedText } from './find-blocked-text.ts'
import { findGoneChoice } from './find-gone-choice.ts'
import { runRequest } from './run-request.ts'
import type { RunRow } from './read-run.ts'

const NOTHING_NEW = {
  reason: 'nothing_new',
  message: 'This channel has used all its subjects. Add more to its list.',
}
const OUT_OF_CREDITS = { reason: 'out_of_credits', message: 'You had no credits left for this run.' }
const SWITCHED_OFF = { reason: 'switched_off', message: 'The channel was switched off before this run started.' }
const OUR_FAULT = {
  reason: 'internal',
  message: 'Something went wrong on our side when this run started. It cost nothing.',
}
type Context = JobContext<Services>
type Skip = { reason: string; message: string }

/**
 * Pays for a run and starts its video, or skips the run. This happens in the transaction that completes the job, so
 * that it happens exactly once.
 */
export const beginRunHandler = handle(
  beginRun,
  ({ runId }, context: Context) =>
    inRun(context, runId, async (tx, run) => {
      const { services } = context
      const found = await findChannel(tx, run)
      if (!found.channel.isActive && run.kind === 'scheduled') return skip(tx, run, SWITCHED_OFF)
      const gone = await findGoneChoice(services, tx, found)
      if (gone !== undefined) {
        await skip(tx, run, gone, 'failed')
        await requestMail(tx, run, 'run_failed')
        return
      }
      const chosen = await chooseSubject(services, tx, found.channel, await dateOf(tx, run, found))
      if (chosen === undefined) return skip(tx, run, NOTHING_NEW)
      const { subject, isOwnSubject, words } = chosen
      const blocked = await findBlockedText(tx, found, chosen)
      if (blocked !== undefined) {
        await skip(tx, run, blockedReason(blocked), 'failed')
        await requestMail(tx, run, 'run_failed')
        return
      }
      const paidBy = await pay(tx, run)
      if (paidBy === undefined) {
        // The run is skipped with its chosen subject, so that the owner's subject returns to the list.
        await skip(tx, { ...run, subject, isOwnSubject, words }, OUT_OF_CREDITS)
        if (!found.channel.isToldOfCredits) await requestMail(tx, run, 'out_of_credits')
        await tx.update(channels).set({ isToldOfCredits: true }).where(eq(channels.id, run.channelId))
        return
      }
      const videoId = await startVideoOf(services, tx, { run, found, chosen })
      const making = { status: 'making', videoId, paidBy, subject, isOwnSubject, words } as const
      await tx.update(runs).set(making).where(eq(runs.id, run.id))
      await tx
        .update(channels)
        .set({ lastRunAt: APP_NOW, isToldOfCredits: false })
        .where(eq(channels.id, run.channelId))
      await requestFewLeftMail(services, tx, run, found.channel)
    }),
  ({ runId }, context: Context) =>
    inRun(context, runId, async (tx, run) => {
      await skip(tx, run, OUR_FAULT, 'failed')
      await requestMail(tx, run, 'run_failed')
    }),
)

/** Completes the job and calls `act` if the run is still due. */
async function inRun(context: Context, runId: string, act: (tx: Db, run: RunRow) => Promise<unknown>): Promise<void> {
  await context.services.db.transaction(async (tx) => {
    await context.complete(tx)
    const [known] = await tx.select({ accountId: runs.accountId }).from(runs).where(eq(runs.id, runId))
    if (known === undefined) return // The channel or the account was deleted.
    await lockAccount(tx, known.accountId)
    const [run] = await tx
      .select()
      .from(runs)
      .where(and(eq(runs.id, runId), eq(runs.status, 'due')))
      .for('update')
    if (run !== undefined) await act(tx, run)
  })
}

async function skip(tx: Db, run: RunRow, why: Skip, status: 'skipped' | 'failed' = 'skipped'): Promise<void> {
  await tx
    .update(runs)
    .set({ status, ...why, endedAt: APP_NOW })
    .where(eq(runs.id, run.id))
  await giveRunBack(tx, run)
}

async function requestMail(tx: Db, { id }: RunRow, kind: MailKind): Promise<void> {
  await tx
    .update(runs)
    .set({ tell: withMail(kind) })
    .where(eq(runs.id, id))
}

/**
 * Requests a mail to the owner when few videos are left. Requests another one only after an earlier run found more
 * videos.
 */
async function requestFewLeftMail(
  services: Services,
  tx: Db,
  run: RunRow,
  channel: FoundChannel['channel'],
): Promise<void> {
  const { videos } = (await countVideosLeft(services, tx, [channel])).get(channel.id)!
  const areFew = videos !== null && videos <= FEW_VIDEOS_LEFT
  if (areFew === channel.isToldOfFew) return
  if (areFew) await requestMail(tx, run, 'few_left')
  await tx.update(channels).set({ isToldOfFew: areFew }).where(eq(channels.id, channel.id))
}

/**
 * Pays for a run. Runs by hand are already paid.
 *
 * @returns the ledger's reference of the payment, or undefined if there are no credits.
 */
async function pay(tx: Db, { id, accountId, paidBy }: RunRow): Promise<string | undefined> {
  if (paidBy !== null) return paidBy
  const reference = `run:${id}`
  try {
    await spendCredits(tx, { accountId, credits: RUN_COST_CREDITS, reference })
    return reference
  } catch (error) {
    if (error instanceof AppError && error.code === 'out_of_credits') return undefined
    throw error
  }
}

type RunStart = { run: RunRow; found: FoundChannel; chosen: Chosen }

/** Returns a run's local date. For a run by hand, this is the present date in the channel's time zone. */
export async function dateOf(tx: Db, { localDate }: RunRow, { channel }: FoundChannel): Promise<string> {
  return localDate ?? dateIn(channel.zone, await appNow(tx))
}

/** Starts a run's video. The caller has locked the account. */
export async function startVideoOf(
  services: Services,
  tx: Db,
  { run: { accountId, kind, slotAt }, found, chosen }: RunStart,
): Promise<string> {
  const { id, name, reviewHours } = found.channel
  const deadline =
    kind === 'scheduled' && slotAt !== null ? new Date(slotAt.getTime() - (reviewHours ?? 0) * HOUR_MS) : undefined
  const request = runRequest(found, { ...chosen, told: await readMemory(tx, id) })
  // The video has the channel's name as its title until its subject is found.
  const title = chosen.subject === null ? name : undefined
  return startRunVideo(services, tx, { accountId, deadline, title }, request)
}
