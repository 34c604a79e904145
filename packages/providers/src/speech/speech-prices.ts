import { ALIGNED_MINUTE_DOLLARS, type SpeechProvider } from '@dayreel/catalogue'
import { pricesOfMinute } from '../prices-of-minute.ts'

/** Prices in millionths of a dollar. */
export type SpeechPrices = {
  /** The price of a character. The same number is dollars for a million characters. */
  characters: number
  /** The price of a second of speech whose words the service aligns. */
  seconds?: number | undefined
}

/** The services that align words, with the dollars for a minute. */
const ALIGNED_MINUTE: Readonly<Partial<Record<SpeechProvider, number>>> = { elevenlabs: ALIGNED_MINUTE_DOLLARS }

/** Returns whether a service aligns words, which it charges separately. */
export function hasAlignment(provider: SpeechProvider): boolean {
  return ALIGNED_MINUTE[provider] !== undefined
}

/** Adds the usual price of alignment if the operator has set none, so that no paid call counts as free. */
export function priceAlignment(provider: SpeechProvider, { characters, seconds }: SpeechPrices): SpeechPrices {
  const usual = ALIGNED_MINUTE[provider]
  if (usual === undefined) return { characters }
  return { characters, seconds: seconds ?? pricesOfMinute(usual).seconds }
}
