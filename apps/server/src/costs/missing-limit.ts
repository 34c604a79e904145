import type { Config } from '#config'

const WARNING = 'The site has no daily spending limit for the model. Set COST_LIMIT_DAY, in dollars.'

/** Returns a warning if a paid language model is configured without a daily cost limit. */
export function missingLimit({ text, limitDayMicros }: Config['models']): { warning?: string } {
  const prices = Object.values(text?.prices ?? {})
  const isPriced = prices.some((price) => price > 0)
  return isPriced && limitDayMicros === undefined ? { warning: WARNING } : {}
}
