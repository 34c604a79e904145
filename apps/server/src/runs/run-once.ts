import { RUN_COST_CREDITS } from '@dayreel/catalogue'
import type { ChannelRun } from '@dayreel/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { runs } from '#db/schema.ts'
import { answerOnce } from '#http/answer-once.ts'
import { AppError } from '#errors/app-error.ts'
import { spendCredits } from '#ledger/credits.ts'
import type { Services } from '#services'
import { lockChannel, type OwnedChannel } from './find-channel.ts'
import { findGoneChoice } from './find-gone-choice.ts'
import { insertRun } from './insert-run.ts'
import { readRun } from './read-run.ts'

/**
 * Starts a run by hand and takes its credit. A repeated request with the same Idempotency-Key has no further effect.
 *
 * @throws {AppError} `conflict` if the channel is switched off, has an unfinished run or has a choice that is no longer
 * offered; `out_of_credits`
 */
export async function runOnce(
  services: Services,
  owned: OwnedChannel,
  idempotencyKey: string | undefined,
): Promise<{ message: string; run: ChannelRun }> {
  const { accountId, channelId } = owned
  const once = { accountId, call: 'run-once', key: idempotencyKey, body: { channelId } }
  return answerOnce(services.db, once, async (tx) => {
    const found = await lockChannel(tx, owned)
    const { channel } = found
    if (!channel.isActive) throw new AppError('conflict', { message: 'Channel must be enabled to run' })
    const gone = await findGoneChoice(services, tx, found)
    if (gone !== undefined) throw new AppError('conflict', { message: gone.message })
    const running = await tx
      .select({ id: runs.id })
      .from(runs)
      .where(and(eq(runs.channelId, channelId), eq(runs.kind, 'hand'), inArray(runs.status, ['due', 'making'])))
    if (running.length > 0) {
      throw new AppError('conflict', { message: 'A video of this channel is being created. Wait until it is done.' })
    }
    const id = randomUUID()
    const paidBy = `run:${id}`
    await spendCredits(tx, { accountId, credits: RUN_COST_CREDITS, reference: paidBy })
    await insertRun(services, tx, channel, { kind: 'hand', paidBy, id })
    return { message: 'Video generation is in progress.', run: await readRun(services, tx, { ...owned, runId: id }) }
  })
}
