import type { Usage } from '@dayreel/storyboard'
import { desc, gt, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { modelCalls } from '#db/schema.ts'
import { TODAY } from './reserve-cost.ts'

type CostRow = {
  day: string
  source: string
  calls: number
  dollars: number
} & Record<keyof Usage, number>

export const MICROS_PER_DOLLAR = 1_000_000

/** Sums the calls, units and costs of models by day and source, newest day first. */
export async function sumCosts(db: Db, days: number): Promise<CostRow[]> {
  const { day, source, micros } = modelCalls
  const rows = await db
    .select({
      day,
      source,
      calls: sql<number>`count(*)::int`,
      inputTokens: summed('inputTokens'),
      outputTokens: summed('outputTokens'),
      characters: summed('characters'),
      images: summed('images'),
      seconds: summed('seconds'),
      micros: sql<number>`sum(${micros})::float8`,
    })
    .from(modelCalls)
    .where(gt(day, sql`${TODAY} - ${days}::int`))
    .groupBy(day, source)
    .orderBy(desc(day), source)
  return rows.map(({ micros: sum, ...row }) => ({ ...row, dollars: sum / MICROS_PER_DOLLAR }))
}

function summed(unit: keyof Usage) {
  return sql<number>`coalesce(sum(${modelCalls[unit]}), 0)::float8`
}
