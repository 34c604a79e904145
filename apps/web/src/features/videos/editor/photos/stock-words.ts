import type { StockKind } from '@dayreel/contract'

/** How the screens name what a source has. */
export const WORDS: Readonly<Record<StockKind, { one: string; several: string }>> = {
  photographs: { one: 'photograph', several: 'Photographs' },
  clips: { one: 'clip', several: 'Clips' },
}
