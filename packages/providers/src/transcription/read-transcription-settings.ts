import { TRANSCRIPTION_PROVIDERS, type TranscriptionProvider } from '@dayreel/catalogue'
import {
  DEFAULT_TRANSCRIPTION_MODEL,
  findTranscriptionFaults,
  type TranscriptionSettings,
  transcriptionSourceName,
} from './transcription-settings.ts'

const NAMES = [
  'TRANSCRIPTION_PROVIDER',
  'TRANSCRIPTION_BASE_URL',
  'TRANSCRIPTION_API_KEY',
  'TRANSCRIPTION_MODEL',
  'TRANSCRIPTION_TIMEOUT_SECONDS',
  'TRANSCRIPTION_PRICE',
] as const

/** Settings from environment variables. An empty value counts as missing. */
type TranscriptionEnvironment = Readonly<Partial<Record<(typeof NAMES)[number], string | undefined>>>

export type TranscriptionSource = {
  settings: TranscriptionSettings
  /** `Transcriber.name`, which consists of the provider and the model. */
  name: string
  /** Millionths of a dollar for a second of sound. Null if the price is not set. */
  prices: { seconds: number } | null
}

/** The default: the server that is connected in the browser. */
const AUTO = 'auto'
const MOST_TIMEOUT_SECONDS = 900
const MOST_DOLLARS = 10_000

/**
 * Reads the settings of a transcription server from environment variables.
 *
 * @returns `source` is undefined if no server is configured or a setting is wrong. Each fault begins with a variable
 * name.
 */
export function readTranscriptionSettings(env: TranscriptionEnvironment): {
  source: TranscriptionSource | undefined
  faults: string[]
} {
  const set = (name: (typeof NAMES)[number]): string | undefined => env[name]?.trim() || undefined
  const provider = set('TRANSCRIPTION_PROVIDER')
  const providers = new Intl.ListFormat('en', { type: 'disjunction' }).format(TRANSCRIPTION_PROVIDERS)
  if (provider === undefined || provider === AUTO) {
    const lost = NAMES.slice(1).find((name) => set(name) !== undefined)
    const fault = `TRANSCRIPTION_PROVIDER is missing. ${lost} needs it: ${providers}`
    return { source: undefined, faults: lost === undefined ? [] : [fault] }
  }
  if (!isProvider(provider)) {
    return { source: undefined, faults: [`TRANSCRIPTION_PROVIDER must be ${AUTO}, ${providers}`] }
  }
  const faults: string[] = []
  const timeout = set('TRANSCRIPTION_TIMEOUT_SECONDS')
  if (timeout !== undefined && !(Number(timeout) >= 1 && Number(timeout) <= MOST_TIMEOUT_SECONDS)) {
    faults.push(`TRANSCRIPTION_TIMEOUT_SECONDS must be a number from 1 to ${MOST_TIMEOUT_SECONDS}`)
  }
  const price = set('TRANSCRIPTION_PRICE')
  if (price !== undefined && !(Number(price) >= 0 && Number(price) <= MOST_DOLLARS)) {
    faults.push('TRANSCRIPTION_PRICE must be the price of a minute of sound in dollars, such as 0.006')
  }
  const settings: TranscriptionSettings = {
    provider,
    model: set('TRANSCRIPTION_MODEL') ?? DEFAULT_TRANSCRIPTION_MODEL,
    ...(set('TRANSCRIPTION_API_KEY') && { key: set('TRANSCRIPTION_API_KEY') }),
    ...(set('TRANSCRIPTION_BASE_URL') && { baseUrl: set('TRANSCRIPTION_BASE_URL') }),
    ...(timeout !== undefined && { timeoutMs: Number(timeout) * 1_000 }),
  }
  faults.push(
    ...findTranscriptionFaults(settings).map(
      (fault) => `${fault.includes('key') ? 'TRANSCRIPTION_API_KEY' : 'TRANSCRIPTION_BASE_URL'}: ${fault}`,
    ),
  )
  if (faults.length > 0) return { source: undefined, faults }
  const prices = price === undefined ? null : pricesOfMinute(Number(price))
  return { source: { settings, name: transcriptionSourceName(settings), prices }, faults }
}

const MICROS = 1_000_000
const SECONDS_OF_MINUTE = 60

/** @param dollars the price of a minute of sound. */
export function pricesOfMinute(dollars: number): { seconds: number } {
  return { seconds: (dollars * MICROS) / SECONDS_OF_MINUTE }
}

function isProvider(name: string): name is TranscriptionProvider {
  return (TRANSCRIPTION_PROVIDERS as readonly string[]).includes(name)
}
