import type { TextPrices, TextSource } from '@dayreel/providers/base'
import type { Meter, Usage } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { modelCalls } from '#db/schema.ts'
import type { Services } from '#services'
import { correctCost, reserveCost, TODAY } from './reserve-cost.ts'
import { tellHostOfLimit } from './tell-host.ts'

/** Whom a call is made for; a video is whole or not at all, so its later calls are let through. */
export type CallFor = { accountId?: string; videoId?: string }

/** As much as a hosted model may answer with, thinking included. */
const MOST_OUTPUT_TOKENS = 16_000

type Metering = Pick<Services, 'db' | 'config' | 'mailer'>

/**
 * Counts a model's calls: what one may cost is reserved before it is made, and put right when it is answered. A worker that dies in
 * between leaves the reservation, for the call may have been paid for.
 */
export function createMeter(services: Metering, source: Pick<TextSource, 'name' | 'prices'>, whom: CallFor): Meter {
  const { db, config } = services
  const { accountId, videoId } = whom
  const prices = source.prices ?? { input: 0, output: 0 }
  return {
    async reserve({ id: question, inputCharacters }) {
      // A token is at least a character.
      const micros = priceOf({ inputTokens: inputCharacters, outputTokens: MOST_OUTPUT_TOKENS }, prices)
      const reserve = (tx: Db): Promise<void> =>
        (async () => {
          const isBegun = videoId !== undefined && (await tx.$count(modelCalls, eq(modelCalls.videoId, videoId))) > 0
          await reserveCost(tx, { accountId, micros, isBegun }, config.models)
          await tx.insert(modelCalls).values({
            id: randomUUID(),
            question,
            ...(accountId !== undefined && { accountId }),
            ...(videoId !== undefined && { videoId }),
            source: source.name,
            micros,
            day: TODAY,
          })
        })()
      try {
        await db.transaction(reserve)
      } catch (error) {
        if (error instanceof StudioError && error.code === 'cost-limit') await tellHostOfLimit(services)
        throw error
      }
    },
    async count({ id, inputTokens, outputTokens }) {
      await settle(db, { question: id, videoId }, (reserved) => {
        // A server that does not say is believed to have used what it might.
        const isTold = inputTokens !== undefined && outputTokens !== undefined
        const micros = isTold ? priceOf({ inputTokens, outputTokens }, prices) : reserved
        return { micros, isCounted: true, inputTokens: inputTokens ?? null, outputTokens: outputTokens ?? null }
      })
    },
    release: ({ id }) => settle(db, { question: id, videoId }, () => ({ micros: 0, isCounted: true })),
  }
}

export function priceOf({ inputTokens = 0, outputTokens = 0 }: Usage, { input, output }: TextPrices): number {
  return Math.ceil(inputTokens * input + outputTokens * output)
}

type Settled = { micros: number; isCounted: true; inputTokens?: number | null; outputTokens?: number | null }

/** The newest call of this question that is open; one that was counted before is left alone, so that each counts once. */
async function settle(
  db: Db,
  { question, videoId }: { question: string; videoId: string | undefined },
  toSettled: (reserved: number) => Settled,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [call] = await tx
      .select()
      .from(modelCalls)
      .where(
        and(
          eq(modelCalls.question, question),
          videoId === undefined ? isNull(modelCalls.videoId) : eq(modelCalls.videoId, videoId),
          eq(modelCalls.isCounted, false),
        ),
      )
      .orderBy(desc(modelCalls.at))
      .limit(1)
      .for('update')
    if (call === undefined) return
    const settled = toSettled(call.micros)
    await tx.update(modelCalls).set(settled).where(eq(modelCalls.id, call.id))
    await correctCost(tx, { ...call, micros: settled.micros - call.micros })
  })
}
