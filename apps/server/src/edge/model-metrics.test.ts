import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { modelCalls, modelFaults } from '#db/schema.ts'
import { gaugeModels } from './model-metrics.ts'

test('one query for the day’s costs fills all three gauges, and each scrape queries again', async () => {
  const queriedTables: unknown[] = []
  const row = { day: '2026-11-23', source: 'a/model', calls: 3, inputTokens: 5, outputTokens: 7, micros: 2_000_000 }
  const answer = async (table: unknown) => {
    queriedTables.push(table)
    return table === modelCalls ? [row] : []
  }
  const rowsOf = (table: unknown) => {
    const rows = answer(table)
    const grouped = { orderBy: () => rows }
    return { where: () => Object.assign(rows, { groupBy: () => grouped }) }
  }
  const db = { select: () => ({ from: rowsOf }) } as unknown as Db
  const registry = new Registry()
  gaugeModels(db, [registry])
  for (let look = 1; look <= 2; look++) {
    const metrics = await registry.metrics()
    expect(metrics).toContain('dayreel_model_calls{source="a/model"} 3')
    expect(metrics).toContain('dayreel_model_tokens{source="a/model",way="output"} 7')
    expect(metrics).toContain('dayreel_model_cost_dollars{source="a/model"} 2')
    expect(queriedTables.filter((table) => table === modelCalls)).toHaveLength(look)
    expect(queriedTables.filter((table) => table === modelFaults)).toHaveLength(look)
  }
})
