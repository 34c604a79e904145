import { PLAN_IDS, type PlanId } from '@dayreel/catalogue'
import { type FactsSettings, readFactsSettings, readTextSettings, type TextSource } from '@dayreel/providers/base'
import type { Environment } from './environment.ts'

/** The language model, the source of facts, and the cost limits. */
export type ModelConfig = {
  /** The language model. If undefined, the built-in writer writes everything. */
  text: (TextSource & { plans: readonly PlanId[] }) | undefined
  /** The place where a language model looks up facts. If undefined, the operator does not allow lookups. */
  facts: FactsSettings | undefined
  /** The daily cost limit in millionths of a dollar. Undefined means that there is no limit. */
  limitDayMicros: number | undefined
  limitAccountDayMicros: number | undefined
}

const PAID_PLANS = PLAN_IDS.filter((plan) => plan !== 'free')
const MICROS = 1_000_000

export function readModelConfig(settings: Environment): { models: ModelConfig; faults: string[] } {
  const { source, faults } = readTextSettings(settings)
  const facts = readFactsSettings(settings)
  const { COST_LIMIT_DAY: day, COST_LIMIT_ACCOUNT_DAY: accountDay, TEXT_PLANS: plans } = settings
  const limit = day === undefined ? 'COST_LIMIT_ACCOUNT_DAY' : 'COST_LIMIT_DAY'
  if ((day ?? accountDay) !== undefined && source !== undefined && source.prices === null) {
    faults.push(`TEXT_PRICE_INPUT and TEXT_PRICE_OUTPUT are missing: without prices ${limit} cannot be kept`)
  }
  const text = source && { ...source, plans: plans.length > 0 ? plans : PAID_PLANS }
  return {
    models: {
      text,
      facts: facts.facts,
      limitDayMicros: day === undefined ? undefined : Math.round(day * MICROS),
      limitAccountDayMicros: accountDay === undefined ? undefined : Math.round(accountDay * MICROS),
    },
    faults: [...faults, ...facts.faults],
  }
}
