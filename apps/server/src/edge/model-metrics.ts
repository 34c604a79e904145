import { eq } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import { TODAY } from '#costs/reserve-cost.ts'
import { sumCosts } from '#costs/sum-costs.ts'
import type { Db } from '#db/connect.ts'
import { modelFaults } from '#db/schema.ts'

/** Adds gauges for today's model calls of all servers. The day is a UTC day, and each day begins at 0. */
export function gaugeModels(db: Db, registers: Registry[]): void {
  const sums = shareConcurrent(() => sumCosts(db, 1))
  const calls: Gauge<'source'> = new Gauge({
    name: 'dayreel_model_calls',
    help: 'Calls to language models today (UTC), by provider and model.',
    labelNames: ['source'],
    registers,
    async collect() {
      calls.reset()
      for (const { source, calls: count } of await sums()) calls.set({ source }, count)
    },
  })
  const tokens: Gauge<'source' | 'way'> = new Gauge({
    name: 'dayreel_model_tokens',
    help: 'Tokens of language models today (UTC), by provider and model, as reported by the providers.',
    labelNames: ['source', 'way'],
    registers,
    async collect() {
      tokens.reset()
      for (const { source, inputTokens, outputTokens } of await sums()) {
        tokens.set({ source, way: 'input' }, inputTokens)
        tokens.set({ source, way: 'output' }, outputTokens)
      }
    },
  })
  const cost: Gauge<'source'> = new Gauge({
    name: 'dayreel_model_cost_dollars',
    help: 'Cost of language models today (UTC), including running calls, at the configured prices.',
    labelNames: ['source'],
    registers,
    async collect() {
      cost.reset()
      for (const { source, dollars } of await sums()) cost.set({ source }, dollars)
    },
  })
  const faults: Gauge<'source' | 'kind'> = new Gauge({
    name: 'dayreel_model_faults',
    help: 'How often language models failed today (UTC), by kind.',
    labelNames: ['source', 'kind'],
    registers,
    async collect() {
      faults.reset()
      const rows = await db.select().from(modelFaults).where(eq(modelFaults.day, TODAY))
      for (const { source, kind, times } of rows) faults.set({ source, kind }, times)
    },
  })
}

/** Lets all gauges of one scrape share one query. */
function shareConcurrent<Answer>(query: () => Promise<Answer>): () => Promise<Answer> {
  let pendingAnswer: Promise<Answer> | undefined
  return () => (pendingAnswer ??= query().finally(() => (pendingAnswer = undefined)))
}
