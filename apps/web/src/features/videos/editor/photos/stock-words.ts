import type { StockKind } from '@dayreel/contract'

/** The nouns for the results of a source. */
export const WORDS: Readonly<Record<StockKind, { one: string; several: string }>> = {
  photographs: { one: 'photograph', several: 'Photographs' },
  clips: { one: 'clip', several: 'Clips' },
}
