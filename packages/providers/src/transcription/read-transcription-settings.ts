import { TRANSCRIPTION_PROVIDERS } from '@dayreel/catalogue'
import type { EngineEnvironment } from '../engine-settings.ts'
import { pricesOfMinute } from '../prices-of-minute.ts'
import { readPricedSource } from '../priced-source.ts'
import {
  DEFAULT_TRANSCRIPTION_MODEL,
  findTranscriptionFaults,
  type TranscriptionSettings,
  transcriptionSourceName,
} from './transcription-settings.ts'

export type TranscriptionSource = {
  settings: TranscriptionSettings
  /** `Transcriber.name`, which consists of the provider and the model. */
  name: string
  /** Millionths of a dollar for a second of sound. Null if the price is not set. */
  prices: { seconds: number } | null
}

/** Reads the settings of a transcription server from environment variables, as `readPricedSource` does. */
export function readTranscriptionSettings(env: EngineEnvironment<'TRANSCRIPTION', 'PRICE'>): {
  source: TranscriptionSource | undefined
  faults: string[]
} {
  return readPricedSource(env, {
    prefix: 'TRANSCRIPTION',
    providers: TRANSCRIPTION_PROVIDERS,
    modelOf: () => DEFAULT_TRANSCRIPTION_MODEL,
    findFaults: findTranscriptionFaults,
    nameOf: transcriptionSourceName,
    price: { mostDollars: 10_000, unit: 'the price of a minute of sound in dollars, such as 0.006' },
    pricesOf: pricesOfMinute,
  })
}
