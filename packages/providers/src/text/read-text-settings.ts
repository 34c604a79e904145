import {
  type AnswerForm,
  findTextSettingsFaults,
  PROVIDER_NAMES,
  type TextProvider,
  type TextSettings,
} from './text-settings.ts'

/** Settings as they stand in an environment; what is empty is not set. */
type TextEnvironment = Readonly<
  Partial<Record<(typeof NAMES)[number] | 'TEXT_PRICE_INPUT' | 'TEXT_PRICE_OUTPUT', string | undefined>>
>

/** In dollars for a million tokens, which is millionths of a dollar for one. */
export type TextPrices = { input: number; output: number }

export type TextSource = {
  settings: TextSettings
  /** As `Writer.name`: the provider and the model. */
  name: string
  /** The built-in writer takes its place where it fails. */
  isReplaced: boolean
  /** Null where none are set: calls are counted, and their cost is not known. */
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
const MOST_TIMEOUT_SECONDS = 900

/**
 * Which language model an environment names, if any.
 *
 * @returns undefined for the source where none is named, or something is wrong with it; faults begin with a variable's name.
 */
export function readTextSettings(env: TextEnvironment): { source: TextSource | undefined; faults: string[] } {
  const set = (name: keyof TextEnvironment): string | undefined => env[name]?.trim() || undefined
  const provider = set('TEXT_PROVIDER')
  const faults: string[] = []
  if (provider === undefined) {
    const lost = NAMES.slice(1).find((name) => set(name) !== undefined)
    return {
      source: undefined,
      faults: lost === undefined ? [] : [`TEXT_PROVIDER is missing: ${lost} says nothing without ${listed(PROVIDERS)}`],
    }
  }
  const form = set('TEXT_STRUCTURED')
  const timeout = set('TEXT_TIMEOUT_SECONDS')
  const fallback = set('TEXT_FALLBACK')
  if (!isOneOf(PROVIDERS, provider))
    return { source: undefined, faults: [`TEXT_PROVIDER must be ${listed(PROVIDERS)}`] }
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
  const name = `${provider}/${settings.model}`
  return { source: { settings, name, isReplaced: fallback !== undefined, prices }, faults }
}

function readPrices(input: string | undefined, output: string | undefined, faults: string[]): TextPrices | null {
  if (input === undefined && output === undefined) return null
  const prices = { input: Number(input ?? Number.NaN), output: Number(output ?? Number.NaN) }
  for (const [side, price] of Object.entries(prices)) {
    if (!(price >= 0 && price <= 10_000)) {
      faults.push(`TEXT_PRICE_${side.toUpperCase()} must be what a million tokens cost, in dollars, such as 0.60`)
    }
  }
  return prices
}

/** Under which name the fault is mended. */
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
