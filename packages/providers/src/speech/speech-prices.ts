import type { SpeechProvider } from '@dayreel/catalogue'
import { pricesOfMinute } from '../prices-of-minute.ts'

/** Prices in millionths of a dollar. */
export type SpeechPrices = {
  /** The price of a character. The same number is dollars for a million characters. */
  characters: number
  /** The price of a second of speech whose words the service aligns. */
  seconds?: number | undefined
}

/** These services align words. The dollars for a minute are the highest in their price lists. */
const ALIGNED_MINUTE: Readonly<Partial<Record<SpeechProvider, number>>> = { elevenlabs: 0.0067 }

/** Adds the usual price of alignment if the operator has set none, so that no paid call counts as free. */
export function priceAlignment(provider: SpeechProvider, { characters, seconds }: SpeechPrices): SpeechPrices {
  const usual = ALIGNED_MINUTE[provider]
  if (usual === undefined) return { characters }
  return { characters, seconds: seconds ?? pricesOfMinute(usual).seconds }
}
