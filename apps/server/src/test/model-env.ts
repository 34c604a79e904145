import type { SandboxText } from '@dayreel/sandbox'

type Connected = { key: string; /** The limit in millionths of a dollar. */ dayLimit: number }

/** Returns the settings for a language model stand-in that is available on every plan. Its prices are easy to sum. */
export function modelEnv({ baseUrls, model }: SandboxText, { key, dayLimit }: Connected): Record<string, string> {
  return {
    TEXT_PROVIDER: 'openai-compatible',
    TEXT_BASE_URL: baseUrls['openai-compatible'],
    TEXT_API_KEY: key,
    TEXT_MODEL: model,
    TEXT_PLANS: 'free, starter, pro, premium',
    TEXT_PRICE_INPUT: '1',
    TEXT_PRICE_OUTPUT: '10',
    COST_LIMIT_DAY: String(dayLimit / 1e6),
  }
}
