import type { Meter, UnitPrices, Usage } from '@dayreel/storyboard'
import { StudioError, UNITS } from '@dayreel/storyboard/base'
import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { modelCalls } from '#db/schema.ts'
import type { Services } from '#services'
import { readLimits } from '#models/read-models.ts'
import { correctCost, reserveCost, TODAY } from './reserve-cost.ts'
import { mailCostLimit } from './mail-cost-limit.ts'
import type { PaidService } from './paid-service.ts'

/**
 * The service, the account and the video of a call. Messages about a reached limit name the service. After a video's
 * first call, the limits no longer stop its calls, so that no video stays unfinished.
 */
export type CallFor = { service: PaidService; accountId?: string; videoId?: string }

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
  const { service, accountId, videoId } = whom
  const prices = source.prices ?? {}
  return {
    async reserve({ id: question, atMost }) {
      const micros = priceOf(atMost, prices)
      const reserve = (tx: Db): Promise<void> =>
        (async () => {
          const isBegun = videoId !== undefined && (await tx.$count(modelCalls, eq(modelCalls.videoId, videoId))) > 0
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
      await settle(db, { question: call.id, accountId, videoId, isKept: call.isKept }, (reserved) => {
        // Without a usage report, the call counts with its highest possible cost.
        return { micros: isReported(used, prices) ? priceOf(used, prices) : reserved, isCounted: true, ...used }
      })
    },
    release: ({ id }) => settle(db, { question: id, accountId, videoId }, () => ({ micros: 0, isCounted: true })),
  }
}

/** Units that a provider bills together. A call uses the units of one row. */
const BILLED_TOGETHER: readonly (readonly (keyof Usage)[])[] = [
  ['inputTokens', 'outputTokens'],
  ['characters'],
  ['images'],
  ['seconds'],
]

/**
 * Returns whether a usage has all units that the call is billed by. The source may also have prices for units of other
 * calls.
 */
function isReported(used: Usage, prices: UnitPrices): boolean {
  const row = BILLED_TOGETHER.find((units) => units.some((unit) => used[unit] !== undefined)) ?? []
  return row.length > 0 && row.every((unit) => prices[unit] === undefined || used[unit] !== undefined)
}

function unitsOf(call: Usage): Usage {
  return Object.fromEntries(UNITS.map((unit) => [unit, call[unit]]))
}

/** Returns the price of a usage in millionths of a dollar, rounded up. */
export function priceOf(used: Usage, prices: UnitPrices): number {
  return Math.ceil(UNITS.reduce((sum, unit) => sum + (used[unit] ?? 0) * (prices[unit] ?? 0), 0))
}

type Settled = { micros: number; isCounted: true } & Usage

type SettledCall = {
  question: string
  accountId: string | undefined
  videoId: string | undefined
  isKept?: boolean | undefined
}

/**
 * Settles the newest uncounted call of a request. Each call counts only once. If `isKept`, the answer was read from the
 * cache, so nothing changes after a counted call. Calls of workers that died stay reserved.
 */
async function settle(
  db: Db,
  { question, accountId, videoId, isKept = false }: SettledCall,
  toSettled: (reserved: number) => Settled,
): Promise<void> {
  const same = and(
    eq(modelCalls.question, question),
    accountId === undefined ? isNull(modelCalls.accountId) : eq(modelCalls.accountId, accountId),
    videoId === undefined ? isNull(modelCalls.videoId) : eq(modelCalls.videoId, videoId),
  )
  // A call that the service refused is settled without costs and usage.
  const isAnswered = and(
    same,
    modelCalls.isCounted,
    or(gt(modelCalls.micros, 0), ...UNITS.map((unit) => isNotNull(modelCalls[unit]))),
  )
  await db.transaction(async (tx) => {
    if (isKept && (await tx.$count(modelCalls, isAnswered)) > 0) return
    const [call] = await tx
      .select()
      .from(modelCalls)
      .where(and(same, eq(modelCalls.isCounted, false)))
      .orderBy(desc(modelCalls.at))
      .limit(1)
      .for('update')
    if (call === undefined) return
    const settled = toSettled(call.micros)
    await tx.update(modelCalls).set(settled).where(eq(modelCalls.id, call.id))
    await correctCost(tx, { ...call, micros: settled.micros - call.micros })
  })
}
