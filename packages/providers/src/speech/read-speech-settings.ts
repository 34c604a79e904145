import { ALIGNED_MINUTE_DOLLARS, SPEECH_PROVIDER_NAMES, SPEECH_PROVIDERS } from '@dayreel/catalogue'
import { type EngineEnvironment, readEngineSettings, readPrice } from '../engine-settings.ts'
import { pricesOfMinute } from '../prices-of-minute.ts'
import { named } from './provider-voice.ts'
import { hasAlignment, priceAlignment, type SpeechPrices } from './speech-prices.ts'
import {
  DEFAULT_SPEECH_MODELS,
  findSpeechSettingsFaults,
  type SpeechSettings,
  speechSourceName,
} from './speech-settings.ts'

type SpeechEnvironment = EngineEnvironment<
  'SPEECH',
  'VOICES' | 'INSTRUCTIONS' | 'PRICE' | 'ALIGNMENT_PRICE' | 'FALLBACK'
>

export type SpeechSource = {
  settings: SpeechSettings
  /** `Narrator.name`, which consists of the provider and the model. */
  name: string
  /** Whether a built-in voice speaks the video if the service fails. */
  isReplaced: boolean
  /** Null if the price is not set. Calls are then counted, but their cost is unknown. */
  prices: SpeechPrices | null
}

const MOST_VOICES = 50
const MOST_DOLLARS = 10_000

/**
 * Reads the settings of hosted voices from environment variables.
 *
 * @returns `source` is undefined if no voices are configured or a setting is wrong. Each fault begins with a variable
 * name.
 */
export function readSpeechSettings(env: SpeechEnvironment): { source: SpeechSource | undefined; faults: string[] } {
  const read = readEngineSettings(env, {
    prefix: 'SPEECH',
    providers: SPEECH_PROVIDERS,
    further: ['VOICES', 'INSTRUCTIONS', 'PRICE', 'ALIGNMENT_PRICE', 'FALLBACK'],
    modelOf: (provider) => DEFAULT_SPEECH_MODELS[provider],
    findFaults: findSpeechSettingsFaults,
  })
  const { settings, faults, valueOf } = read
  if (settings === undefined) return { source: undefined, faults }
  const price = readPrice(read, {
    prefix: 'SPEECH',
    mostDollars: MOST_DOLLARS,
    unit: 'the price of a million characters in dollars, such as 15',
  })
  const alignment = readPrice(read, {
    prefix: 'SPEECH',
    name: 'ALIGNMENT_PRICE',
    mostDollars: MOST_DOLLARS,
    unit: `the price of a minute of aligned speech in dollars, such as ${ALIGNED_MINUTE_DOLLARS}`,
  })
  if (alignment !== undefined && price === undefined) {
    faults.push('SPEECH_PRICE is missing: SPEECH_ALIGNMENT_PRICE has no effect without it')
  }
  if (alignment !== undefined && !hasAlignment(settings.provider)) {
    const name = SPEECH_PROVIDER_NAMES[settings.provider]
    faults.push(`SPEECH_ALIGNMENT_PRICE has no effect: ${name} does not align words`)
  }
  const fallback = valueOf('FALLBACK')
  if (fallback !== undefined && fallback !== 'built-in') faults.push('SPEECH_FALLBACK must be built-in, or left out')
  const voices = readVoices(valueOf('VOICES') ?? '')
  if (voices.length === 0 || voices.length > MOST_VOICES) {
    faults.push(`SPEECH_VOICES must be 1 to ${MOST_VOICES} voices of the provider, separated by commas: id or id=Name`)
  }
  if (faults.length > 0) return { source: undefined, faults }
  const instructions = valueOf('INSTRUCTIONS')
  const whole: SpeechSettings = { ...settings, voices, ...(instructions !== undefined && { instructions }) }
  const seconds = alignment === undefined ? undefined : pricesOfMinute(alignment).seconds
  const prices = price === undefined ? null : priceAlignment(settings.provider, { characters: price, seconds })
  return {
    source: { settings: whole, name: speechSourceName(whole), isReplaced: fallback !== undefined, prices },
    faults,
  }
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
