import { FEW_VIDEOS_LEFT, RUN_COST_CREDITS, type MailKind } from '@dayreel/catalogue'
import { and, eq } from 'drizzle-orm'
import { APP_NOW, appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { channels, runs } from '#db/schema.ts'
import { beginRun } from '#jobs/begin-run.ts'
import { handle, type JobContext } from '#jobs/handle.ts'
import { AppError } from '#lib/app-error.ts'
import { spendCredits } from '#ledger/credits.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import type { Services } from '#services'
import { giveRunBack, tellOf } from '#video/end-run.ts'
import { readTold } from '#video/remember-video.ts'
import { startRunVideo } from '#video/start-video.ts'
import { chooseSubject, countVideosLeft, type Chosen } from '../choose-subject.ts'
import { findChannel, type FoundChannel } from '../find-channel.ts'
import { localDateAt } from '../slots/slot-on.ts'
import { toVideoRequest } from './run-request.ts'
import type { RunRow } from './read-run.ts'

const NOTHING_NEW = {
  reason: 'nothing_new',
  message: 'This channel has told everything it has. Add subjects to its list.',
}
const OUT_OF_CREDITS = { reason: 'out_of_credits', message: 'There was no credit left for this run.' }
const SWITCHED_OFF = { reason: 'switched_off', message: 'The channel was switched off before this run began.' }
const OUR_FAULT = {
  reason: 'internal',
  message: 'Something went wrong on our side when this run was begun. It cost nothing.',
}
type Context = JobContext<Services>
type Skip = { reason: string; message: string }

/** Pays for a run and starts its video, or skips it, in the transaction that completes the job: it happens once. */
export const beginRunHandler = handle(
  beginRun,
  ({ runId }, context: Context) =>
    inRun(context, runId, async (tx, run) => {
      const { services } = context
      const found = await findChannel(tx, run)
      if (!found.channel.isActive && run.kind === 'scheduled') return skip(tx, run, SWITCHED_OFF)
      const chosen = await chooseSubject(services, tx, found.channel, await dateOf(tx, run, found))
      if (chosen === undefined) return skip(tx, run, NOTHING_NEW)
      const { subject, isOwnSubject } = chosen
      const paidBy = await pay(tx, run)
      if (paidBy === undefined) {
        // What was chosen goes back to where it was.
        await skip(tx, { ...run, subject, isOwnSubject }, OUT_OF_CREDITS)
        if (!found.channel.isToldOfCredits) await tellOnce(tx, run, 'out_of_credits')
        await tx.update(channels).set({ isToldOfCredits: true }).where(eq(channels.id, run.channelId))
        return
      }
      const videoId = await startVideoOf(services, tx, { run, found, chosen })
      await tx.update(runs).set({ status: 'making', videoId, paidBy, subject, isOwnSubject }).where(eq(runs.id, run.id))
      await tx
        .update(channels)
        .set({ lastRunAt: APP_NOW, isToldOfCredits: false })
        .where(eq(channels.id, run.channelId))
      await tellOfFew(services, tx, run, found.channel)
    }),
  ({ runId }, context: Context) =>
    inRun(context, runId, async (tx, run) => {
      await skip(tx, run, OUR_FAULT, 'failed')
      await tellOnce(tx, run, 'run_failed')
    }),
)

/** Completes the job, with what there is to do about a run that is still due. */
async function inRun(context: Context, runId: string, act: (tx: Db, run: RunRow) => Promise<unknown>): Promise<void> {
  await context.services.db.transaction(async (tx) => {
    await context.complete(tx)
    const [known] = await tx.select({ accountId: runs.accountId }).from(runs).where(eq(runs.id, runId))
    if (known === undefined) return // its channel or its account is gone
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

async function tellOnce(tx: Db, { id }: RunRow, kind: MailKind): Promise<void> {
  await tx
    .update(runs)
    .set({ tell: tellOf(kind) })
    .where(eq(runs.id, id))
}

/** Few videos left are told of once, until there are more again. */
async function tellOfFew(services: Services, tx: Db, run: RunRow, channel: FoundChannel['channel']): Promise<void> {
  const { videos } = (await countVideosLeft(services, tx, [channel])).get(channel.id)!
  const areFew = videos !== null && videos <= FEW_VIDEOS_LEFT
  if (areFew === channel.isToldOfFew) return
  if (areFew) await tellOnce(tx, run, 'few_left')
  await tx.update(channels).set({ isToldOfFew: areFew }).where(eq(channels.id, channel.id))
}

/** @returns the ledger's reference; undefined where there are no credits. Runs that somebody asked for have been paid. */
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

type Starting = { run: RunRow; found: FoundChannel; chosen: Chosen }

/** The local date of a run; for one by hand, today where its channel is. */
export async function dateOf(tx: Db, { localDate }: RunRow, { channel }: FoundChannel): Promise<string> {
  return localDate ?? localDateAt(await appNow(tx), channel.zone)
}

/** Starts the video of a run. The account is locked. */
export async function startVideoOf(
  services: Services,
  tx: Db,
  { run: { accountId, kind }, found, chosen }: Starting,
): Promise<string> {
  const { id, name } = found.channel
  const request = toVideoRequest(found, { ...chosen, told: await readTold(tx, id) })
  // It is called after its channel until its subject is found.
  const title = chosen.subject === null ? name : undefined
  return startRunVideo(services, tx, { accountId, isByHand: kind !== 'scheduled', title }, request)
}
