/** The token at the start and the end of each input. */
export const EDGE_TOKEN = 0

/** The phonemes and punctuation marks that the model knows, in runs of consecutive tokens. */
const RUNS: readonly (readonly [first: number, symbols: string])[] = [
  [1, ';:,.!?'],
  [9, '—…"()“” \u0303ʣʥʦʨᵝꭧAI'],
  [31, 'O'],
  [33, 'Q'],
  [35, 'ST'],
  [39, 'W'],
  [41, 'Yᵊabcdef'],
  [50, 'hijklmnopqrstuvwxyzɑɐɒæ'],
  [75, 'βɔɕç'],
  [80, 'ɖðʤə'],
  [85, 'ɚɛɜ'],
  [90, 'ɟ'],
  [92, 'ɡ'],
  [99, 'ɥ'],
  [101, 'ɨɪʝ'],
  [110, 'ɯɰŋɳɲɴø'],
  [118, 'ɸθœ'],
  [123, 'ɹ'],
  [125, 'ɾɻ'],
  [128, 'ʁɽʂʃʈʧ'],
  [135, 'ʊʋ'],
  [138, 'ʌɣɤ'],
  [142, 'χʎ'],
  [147, 'ʒʔ'],
  [156, 'ˈˌː'],
  [162, 'ʰ'],
  [164, 'ʲ'],
  [169, '↓'],
  [171, '→↗↘'],
  [177, 'ᵻ'],
]

const TOKENS: ReadonlyMap<string, number> = new Map(
  RUNS.flatMap(([first, symbols]) => Array.from(symbols, (symbol, i) => [symbol, first + i])),
)

/** Returns the token of a phoneme or a mark. Undefined if the model does not know it. */
export function tokenOf(symbol: string): number | undefined {
  return TOKENS.get(symbol)
}
