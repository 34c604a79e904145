import { PICTURE_PROVIDERS, type PictureProvider } from '@dayreel/catalogue'
import {
  DEFAULT_PICTURE_MODELS,
  findPictureSettingsFaults,
  type PictureSettings,
  pictureSourceName,
} from './picture-settings.ts'

const NAMES = [
  'PICTURES_PROVIDER',
  'PICTURES_BASE_URL',
  'PICTURES_API_KEY',
  'PICTURES_MODEL',
  'PICTURES_TIMEOUT_SECONDS',
  'PICTURES_PRICE',
] as const

/** Settings from environment variables. An empty value counts as missing. */
type PictureEnvironment = Readonly<Partial<Record<(typeof NAMES)[number], string | undefined>>>

export type PictureSource = {
  settings: PictureSettings
  /** `Illustrator.name`, which consists of the provider and the model. */
  name: string
  /** Millionths of a dollar for one picture. Null if the price is not set: calls are counted, their cost is unknown. */
  prices: { images: number } | null
}

/** The default: the image model that is connected in the browser. */
const AUTO = 'auto'
const MOST_TIMEOUT_SECONDS = 900
const MOST_DOLLARS = 100
const MICROS = 1_000_000

/**
 * Reads the settings of an image model from environment variables.
 *
 * @returns `source` is undefined if no model is configured or a setting is wrong. Each fault begins with a variable
 * name.
 */
export function readPictureSettings(env: PictureEnvironment): { source: PictureSource | undefined; faults: string[] } {
  const set = (name: (typeof NAMES)[number]): string | undefined => env[name]?.trim() || undefined
  const provider = set('PICTURES_PROVIDER')
  if (provider === undefined || provider === AUTO) {
    const lost = NAMES.slice(1).find((name) => set(name) !== undefined)
    const fault = `PICTURES_PROVIDER is missing: ${lost} says nothing without ${listed(PICTURE_PROVIDERS)}`
    return { source: undefined, faults: lost === undefined ? [] : [fault] }
  }
  if (!isProvider(provider)) {
    return { source: undefined, faults: [`PICTURES_PROVIDER must be ${listed([AUTO, ...PICTURE_PROVIDERS])}`] }
  }
  const faults: string[] = []
  const timeout = set('PICTURES_TIMEOUT_SECONDS')
  if (timeout !== undefined && !(Number(timeout) >= 1 && Number(timeout) <= MOST_TIMEOUT_SECONDS)) {
    faults.push(`PICTURES_TIMEOUT_SECONDS must be a number from 1 to ${MOST_TIMEOUT_SECONDS}`)
  }
  const price = set('PICTURES_PRICE')
  if (price !== undefined && !(Number(price) >= 0 && Number(price) <= MOST_DOLLARS)) {
    faults.push('PICTURES_PRICE must be what one picture costs, in dollars, such as 0.04')
  }
  const settings: PictureSettings = {
    provider,
    model: set('PICTURES_MODEL') ?? DEFAULT_PICTURE_MODELS[provider],
    ...(set('PICTURES_API_KEY') && { key: set('PICTURES_API_KEY') }),
    ...(set('PICTURES_BASE_URL') && { baseUrl: set('PICTURES_BASE_URL') }),
    ...(timeout !== undefined && { timeoutMs: Number(timeout) * 1_000 }),
  }
  faults.push(...findPictureSettingsFaults(settings).map((fault) => `${variableOf(fault)}: ${fault}`))
  if (faults.length > 0) return { source: undefined, faults }
  const prices = price === undefined ? null : { images: Math.round(Number(price) * MICROS) }
  return { source: { settings, name: pictureSourceName(settings), prices }, faults }
}

function variableOf(fault: string): string {
  if (fault.includes('key')) return 'PICTURES_API_KEY'
  return fault.includes('model') ? 'PICTURES_MODEL' : 'PICTURES_BASE_URL'
}

function isProvider(name: string): name is PictureProvider {
  return (PICTURE_PROVIDERS as readonly string[]).includes(name)
}

function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
