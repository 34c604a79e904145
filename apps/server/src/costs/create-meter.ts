import type { Meter, UnitPrices, Usage } from '@dayreel/storyboard'
import { StudioError, UNITS } from '@dayreel/storyboard/base'
import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { modelCalls } from '#db/schema.ts'
import type { Services } from '#services'
import { readLimits } from '#models/read-models.ts'
import { correctCost, reserveCost, TODAY } from './reserve-cost.ts'
import { mailCostLimit } from './mail-cost-limit.ts'
import { serviceOf } from './paid-service.ts'

/**
 * The account and the video of a call. Once a video has been started, the limits allow its later calls too, so that no
 * video stays unfinished.
 */
export type CallFor = { accountId?: string; videoId?: string }

type Metering = Pick<Services, 'db' | 'config' | 'mailer'>

/** A source of paid work. `prices` is null if the operator has set no prices. */
export type MeteredSource = { name: string; prices: UnitPrices | null }

/**
 * Creates a meter that counts the calls of one source. It reserves the highest possible cost before a call and corrects
 * it after the answer. If the worker dies in between, the reservation stays, because the provider may charge for the
 * call.
 */
export function createMeter(services: Metering, source: MeteredSource, whom: CallFor): Meter {
  const { db, config } = services
  const { accountId, videoId } = whom
  const prices = source.prices ?? {}
  return {
    async reserve({ id: question, atMost }) {
      const micros = priceOf(atMost, prices)
      const reserve = (tx: Db): Promise<void> =>
        (async () => {
          const isBegun = videoId !== undefined && (await tx.$count(modelCalls, eq(modelCalls.videoId, videoId))) > 0
          const service = serviceOf(atMost)
          await reserveCost(tx, { accountId, service, micros, isBegun }, await readLimits(tx, config))
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
        if (error instanceof StudioError && error.code === 'cost-limit') await mailCostLimit(services)
        throw error
      }
    },
    async count(call) {
      const used = unitsOf(call)
      await settle(db, { question: call.id, videoId }, (reserved) => {
        // Without a usage report, the call counts with its highest possible cost.
        const isReported = UNITS.filter((unit) => prices[unit] !== undefined).every((unit) => used[unit] !== undefined)
        return { micros: isReported ? priceOf(used, prices) : reserved, isCounted: true, ...used }
      })
    },
    release: ({ id }) => settle(db, { question: id, videoId }, () => ({ micros: 0, isCounted: true })),
  }
}

function unitsOf(call: Usage): Usage {
  return Object.fromEntries(UNITS.map((unit) => [unit, call[unit]]))
}

/** Returns the price of a usage in millionths of a dollar, rounded up. */
export function priceOf(used: Usage, prices: UnitPrices): number {
  return Math.ceil(UNITS.reduce((sum, unit) => sum + (used[unit] ?? 0) * (prices[unit] ?? 0), 0))
}

type Settled = { micros: number; isCounted: true } & Usage

/** Settles the newest uncounted call of a request. Each call counts only once. */
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
