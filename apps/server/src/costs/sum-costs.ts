import { desc, gt, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { modelCalls } from '#db/schema.ts'
import { TODAY } from './reserve-cost.ts'

type CostRow = {
  day: string
  source: string
  calls: number
  inputTokens: number
  outputTokens: number
  dollars: number
}

export const MICROS_PER_DOLLAR = 1_000_000

/** What models were asked and what it cost, by day and source, newest first. */
export async function sumCosts(db: Db, days: number): Promise<CostRow[]> {
  const { day, source, inputTokens, outputTokens, micros } = modelCalls
  const rows = await db
    .select({
      day,
      source,
      calls: sql<number>`count(*)::int`,
      inputTokens: sql<number>`coalesce(sum(${inputTokens}), 0)::float8`,
      outputTokens: sql<number>`coalesce(sum(${outputTokens}), 0)::float8`,
      micros: sql<number>`sum(${micros})::float8`,
    })
    .from(modelCalls)
    .where(gt(day, sql`${TODAY} - ${days}::int`))
    .groupBy(day, source)
    .orderBy(desc(day), source)
  return rows.map(({ micros: sum, ...row }) => ({ ...row, dollars: sum / MICROS_PER_DOLLAR }))
}
