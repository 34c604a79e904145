const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const SOUTH_EAST_ASIAN = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu

/** A line that takes longer becomes several scenes, so that no picture stays too long. */
export const LONGEST_LINE_SECONDS = 3.8

/**
 * Roughly how long a text takes to say, in seconds with its pauses: good enough to cut and to choose by, before a narrator
 * measures. Figures are those of the embedded voices: 12 letters a second; 5 syllabic characters where text is only read.
 */
export function roughSeconds(text: string): number {
  const syllables = text.match(UNSPACED)?.length ?? 0
  const abugida = text.match(SOUTH_EAST_ASIAN)?.length ?? 0
  const digits = text.match(/\p{N}/gu)?.length ?? 0
  const letters = (text.match(/[\p{L}]/gu)?.length ?? 0) - syllables - abugida
  const stops = text.match(/[.!?…。！？؟।]+/gu)?.length ?? 0
  const commas = text.match(/[,;:—–،、，；：]/gu)?.length ?? 0
  return syllables * 0.19 + abugida * 0.09 + letters * 0.081 + digits * 0.25 + stops * 0.36 + commas * 0.18
}
