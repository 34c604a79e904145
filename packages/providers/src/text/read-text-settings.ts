import { type EngineEnvironment, isOneOf, listed, readEngineSettings } from '../engine-settings.ts'
import {
  type AnswerForm,
  findTextSettingsFaults,
  PROVIDER_NAMES,
  type TextProvider,
  type TextSettings,
  textSourceName,
} from './text-settings.ts'

type TextEnvironment = EngineEnvironment<'TEXT', 'STRUCTURED' | 'FALLBACK' | 'PRICE_INPUT' | 'PRICE_OUTPUT'>

/** Prices in dollars per million tokens. The same numbers are millionths of a dollar per token. */
export type TextPrices = { inputTokens: number; outputTokens: number }

export type TextSource = {
  settings: TextSettings
  /** `Writer.name`, which consists of the provider and the model. */
  name: string
  /** Whether the built-in writer takes over after a failure. */
  isReplaced: boolean
  /** Token prices. Null if they are not set. Calls are then counted, but their cost is unknown. */
  prices: TextPrices | null
}

const PROVIDERS = Object.keys(PROVIDER_NAMES) as readonly TextProvider[]
const FORMS: readonly AnswerForm[] = ['schema', 'json', 'prompt']

/**
 * Reads the settings of the language model from environment variables.
 *
 * @returns `source` is undefined if no model is configured or a setting is wrong. Each fault begins with a variable
 * name.
 */
export function readTextSettings(env: TextEnvironment): { source: TextSource | undefined; faults: string[] } {
  const { settings, faults, valueOf } = readEngineSettings(env, {
    prefix: 'TEXT',
    providers: PROVIDERS,
    further: ['STRUCTURED', 'FALLBACK'],
    modelOf: () => '',
    findFaults: findTextSettingsFaults,
  })
  if (settings === undefined) return { source: undefined, faults }
  const [form, fallback] = [valueOf('STRUCTURED'), valueOf('FALLBACK')]
  if (form !== undefined && !isOneOf(FORMS, form)) faults.push(`TEXT_STRUCTURED must be ${listed(FORMS)}`)
  if (fallback !== undefined && fallback !== 'built-in') faults.push('TEXT_FALLBACK must be built-in, or left out')
  const whole: TextSettings = { ...settings, ...(form !== undefined && isOneOf(FORMS, form) && { form }) }
  const prices = readPrices(valueOf('PRICE_INPUT'), valueOf('PRICE_OUTPUT'), faults)
  if (faults.length > 0) return { source: undefined, faults }
  return {
    source: { settings: whole, name: textSourceName(whole), isReplaced: fallback !== undefined, prices },
    faults,
  }
}

function readPrices(input: string | undefined, output: string | undefined, faults: string[]): TextPrices | null {
  if (input === undefined && output === undefined) return null
  const prices = { inputTokens: Number(input ?? Number.NaN), outputTokens: Number(output ?? Number.NaN) }
  for (const [setting, price] of [
    ['TEXT_PRICE_INPUT', prices.inputTokens],
    ['TEXT_PRICE_OUTPUT', prices.outputTokens],
  ] as const) {
    if (!(price >= 0 && price <= 10_000)) {
      faults.push(`${setting} must be the price of a million tokens in dollars, such as 0.60`)
    }
  }
  return prices
}
