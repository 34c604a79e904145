import { TRANSCRIPTION_PROVIDERS } from '@dayreel/catalogue'
import { type EngineEnvironment, readEngineSettings, readPrice } from '../engine-settings.ts'
import {
  DEFAULT_TRANSCRIPTION_MODEL,
  findTranscriptionFaults,
  type TranscriptionSettings,
  transcriptionSourceName,
} from './transcription-settings.ts'

type TranscriptionEnvironment = EngineEnvironment<'TRANSCRIPTION', 'PRICE'>

export type TranscriptionSource = {
  settings: TranscriptionSettings
  /** `Transcriber.name`, which consists of the provider and the model. */
  name: string
  /** Millionths of a dollar for a second of sound. Null if the price is not set. */
  prices: { seconds: number } | null
}

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
  const read = readEngineSettings(env, {
    prefix: 'TRANSCRIPTION',
    providers: TRANSCRIPTION_PROVIDERS,
    further: ['PRICE'],
    modelOf: () => DEFAULT_TRANSCRIPTION_MODEL,
    findFaults: findTranscriptionFaults,
  })
  const price = readPrice(read, {
    variable: 'TRANSCRIPTION_PRICE',
    mostDollars: MOST_DOLLARS,
    unit: 'the price of a minute of sound in dollars, such as 0.006',
  })
  const { settings, faults } = read
  if (settings === undefined || faults.length > 0) return { source: undefined, faults }
  const prices = price === undefined ? null : pricesOfMinute(price)
  return { source: { settings, name: transcriptionSourceName(settings), prices }, faults }
}

const MICROS = 1_000_000
const SECONDS_OF_MINUTE = 60

/** @param dollars the price of a minute of sound. */
export function pricesOfMinute(dollars: number): { seconds: number } {
  return { seconds: (dollars * MICROS) / SECONDS_OF_MINUTE }
}
