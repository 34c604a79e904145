const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const SOUTH_EAST_ASIAN = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu

/** Maximum seconds of one line. A longer line becomes several scenes, so that no picture is shown for too long. */
export const LONGEST_LINE_SECONDS = 3.8

/**
 * Estimates the length of a text in seconds, including its pauses. The result is precise enough to split and choose
 * texts before a narrator measures them. The constants fit the built-in voices: 12 letters per second, or 5 syllabic
 * characters per second for text that is only read.
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
