import {
  type AnswerForm,
  findTextSettingsFaults,
  PROVIDER_NAMES,
  type TextProvider,
  type TextSettings,
  textSourceName,
} from './text-settings.ts'

/** Settings from environment variables. An empty value counts as missing. */
type TextEnvironment = Readonly<
  Partial<Record<(typeof NAMES)[number] | 'TEXT_PRICE_INPUT' | 'TEXT_PRICE_OUTPUT', string | undefined>>
>

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
const NAMES = [
  'TEXT_PROVIDER',
  'TEXT_BASE_URL',
  'TEXT_API_KEY',
  'TEXT_MODEL',
  'TEXT_STRUCTURED',
  'TEXT_FALLBACK',
  'TEXT_TIMEOUT_SECONDS',
] as const
/** The default writers: models that are connected in the browser, or else a local model, or else the built-in writer. */
const AUTO = 'auto'
const MOST_TIMEOUT_SECONDS = 900

/**
 * Reads the settings of the language model from environment variables.
 *
 * @returns `source` is undefined if no model is configured or a setting is wrong. Each fault begins with a variable
 * name.
 */
export function readTextSettings(env: TextEnvironment): { source: TextSource | undefined; faults: string[] } {
  const set = (name: keyof TextEnvironment): string | undefined => env[name]?.trim() || undefined
  const provider = set('TEXT_PROVIDER')
  const faults: string[] = []
  if (provider === undefined || provider === AUTO) {
    const lost = NAMES.slice(1).find((name) => set(name) !== undefined)
    return {
      source: undefined,
      faults:
        lost === undefined ? [] : [`TEXT_PROVIDER is missing: ${lost} has no effect without ${listed(PROVIDERS)}`],
    }
  }
  const form = set('TEXT_STRUCTURED')
  const timeout = set('TEXT_TIMEOUT_SECONDS')
  const fallback = set('TEXT_FALLBACK')
  if (!isOneOf(PROVIDERS, provider))
    return { source: undefined, faults: [`TEXT_PROVIDER must be ${listed([AUTO, ...PROVIDERS])}`] }
  if (form !== undefined && !isOneOf(FORMS, form)) faults.push(`TEXT_STRUCTURED must be ${listed(FORMS)}`)
  if (timeout !== undefined && !(Number(timeout) >= 1 && Number(timeout) <= MOST_TIMEOUT_SECONDS)) {
    faults.push(`TEXT_TIMEOUT_SECONDS must be a number from 1 to ${MOST_TIMEOUT_SECONDS}`)
  }
  if (fallback !== undefined && fallback !== 'built-in') faults.push('TEXT_FALLBACK must be built-in, or left out')
  const settings: TextSettings = {
    provider,
    model: set('TEXT_MODEL') ?? '',
    ...(set('TEXT_API_KEY') && { key: set('TEXT_API_KEY') }),
    ...(set('TEXT_BASE_URL') && { baseUrl: set('TEXT_BASE_URL') }),
    ...(form !== undefined && isOneOf(FORMS, form) && { form }),
    ...(timeout !== undefined && { timeoutMs: Number(timeout) * 1_000 }),
  }
  faults.push(...findTextSettingsFaults(settings).map((fault) => `${variableOf(fault)}: ${fault}`))
  const prices = readPrices(set('TEXT_PRICE_INPUT'), set('TEXT_PRICE_OUTPUT'), faults)
  if (faults.length > 0) return { source: undefined, faults }
  return { source: { settings, name: textSourceName(settings), isReplaced: fallback !== undefined, prices }, faults }
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

/** Returns the environment variable that fixes a fault. */
function variableOf(fault: string): string {
  if (fault.includes('model')) return 'TEXT_MODEL'
  return fault.includes('key') ? 'TEXT_API_KEY' : 'TEXT_BASE_URL'
}

function isOneOf<Name extends string>(names: readonly Name[], given: string): given is Name {
  return (names as readonly string[]).includes(given)
}

function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
