import { SPEECH_PROVIDERS, type SpeechProvider } from '@dayreel/catalogue'
import { named } from './provider-voice.ts'
import {
  DEFAULT_SPEECH_MODELS,
  findSpeechSettingsFaults,
  type SpeechSettings,
  speechSourceName,
} from './speech-settings.ts'

const NAMES = [
  'SPEECH_PROVIDER',
  'SPEECH_BASE_URL',
  'SPEECH_API_KEY',
  'SPEECH_MODEL',
  'SPEECH_VOICES',
  'SPEECH_INSTRUCTIONS',
  'SPEECH_TIMEOUT_SECONDS',
  'SPEECH_PRICE',
  'SPEECH_FALLBACK',
] as const

/** Settings from environment variables. An empty value counts as missing. */
type SpeechEnvironment = Readonly<Partial<Record<(typeof NAMES)[number], string | undefined>>>

/** Dollars for a million characters. The same number is millionths of a dollar per character. */
type SpeechPrices = { characters: number }

export type SpeechSource = {
  settings: SpeechSettings
  /** `Narrator.name`, which consists of the provider and the model. */
  name: string
  /** Whether a built-in voice speaks the video if the service fails. */
  isReplaced: boolean
  /** Null if the price is not set. Calls are then counted, but their cost is unknown. */
  prices: SpeechPrices | null
}

/** The default: the voices that are connected in the browser, besides the built-in ones. */
const AUTO = 'auto'
const MOST_TIMEOUT_SECONDS = 900
const MOST_VOICES = 50
const MOST_DOLLARS = 10_000

/**
 * Reads the settings of hosted voices from environment variables.
 *
 * @returns `source` is undefined if no voices are configured or a setting is wrong. Each fault begins with a variable
 * name.
 */
export function readSpeechSettings(env: SpeechEnvironment): { source: SpeechSource | undefined; faults: string[] } {
  const set = (name: (typeof NAMES)[number]): string | undefined => env[name]?.trim() || undefined
  const provider = set('SPEECH_PROVIDER')
  if (provider === undefined || provider === AUTO) {
    const lost = NAMES.slice(1).find((name) => set(name) !== undefined)
    const fault = `SPEECH_PROVIDER is missing: ${lost} says nothing without ${listed(SPEECH_PROVIDERS)}`
    return { source: undefined, faults: lost === undefined ? [] : [fault] }
  }
  if (!isProvider(provider)) {
    return { source: undefined, faults: [`SPEECH_PROVIDER must be ${listed([AUTO, ...SPEECH_PROVIDERS])}`] }
  }
  const faults: string[] = []
  const timeout = set('SPEECH_TIMEOUT_SECONDS')
  if (timeout !== undefined && !(Number(timeout) >= 1 && Number(timeout) <= MOST_TIMEOUT_SECONDS)) {
    faults.push(`SPEECH_TIMEOUT_SECONDS must be a number from 1 to ${MOST_TIMEOUT_SECONDS}`)
  }
  const price = set('SPEECH_PRICE')
  if (price !== undefined && !(Number(price) >= 0 && Number(price) <= MOST_DOLLARS)) {
    faults.push('SPEECH_PRICE must be what a million characters cost, in dollars, such as 15')
  }
  const fallback = set('SPEECH_FALLBACK')
  if (fallback !== undefined && fallback !== 'built-in') faults.push('SPEECH_FALLBACK must be built-in, or left out')
  const voices = readVoices(set('SPEECH_VOICES') ?? '')
  if (voices.length === 0 || voices.length > MOST_VOICES) {
    faults.push(`SPEECH_VOICES must be 1 to ${MOST_VOICES} voices of the provider, separated by commas: id or id=Name`)
  }
  const settings: SpeechSettings = {
    provider,
    model: set('SPEECH_MODEL') ?? DEFAULT_SPEECH_MODELS[provider],
    voices,
    ...(set('SPEECH_API_KEY') && { key: set('SPEECH_API_KEY') }),
    ...(set('SPEECH_BASE_URL') && { baseUrl: set('SPEECH_BASE_URL') }),
    ...(set('SPEECH_INSTRUCTIONS') && { instructions: set('SPEECH_INSTRUCTIONS') }),
    ...(timeout !== undefined && { timeoutMs: Number(timeout) * 1_000 }),
  }
  faults.push(
    ...findSpeechSettingsFaults(settings).map(
      (fault) => `${fault.includes('key') ? 'SPEECH_API_KEY' : 'SPEECH_BASE_URL'}: ${fault}`,
    ),
  )
  if (faults.length > 0) return { source: undefined, faults }
  const prices = price === undefined ? null : { characters: Number(price) }
  const isReplaced = fallback !== undefined
  return { source: { settings, name: speechSourceName(settings), isReplaced, prices }, faults }
}

/** Reads `id` or `id=Name`, separated by commas. */
function readVoices(list: string): SpeechSettings['voices'] {
  const entries = list.split(',').map((entry) => entry.trim())
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [voice = '', name] = entry.split('=').map((part) => part.trim())
      return { ...named(voice), ...(name && { name }), languages: 'any' as const }
    })
}

function isProvider(name: string): name is SpeechProvider {
  return (SPEECH_PROVIDERS as readonly string[]).includes(name)
}

function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
