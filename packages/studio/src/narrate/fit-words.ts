import type { WordTime } from '@dayreel/storyboard'
import type { Sound } from './find-sounds.ts'

/**
 * Times words by their number of letters over the stretches of sound, without the silences between them. It is the last
 * resort for a voice that reports no times.
 *
 * @param ranges the words of the text, as `splitWords` returns them.
 * @param sounds at least one stretch.
 */
export function fitWords(
  text: string,
  ranges: readonly Pick<WordTime, 'from' | 'to'>[],
  sounds: readonly Sound[],
): WordTime[] {
  const weights = ranges.map(({ from, to }) => weightOf(text.slice(from, to)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const spoken = sounds.reduce((sum, { start, end }) => sum + end - start, 0)
  let before = 0
  return ranges.map(({ from, to }, i) => {
    const start = timeAt(sounds, (spoken * before) / Math.max(1, total), 'after')
    before += weights[i]!
    const end = timeAt(sounds, (spoken * before) / Math.max(1, total), 'before')
    return { from, to, start, end: Math.max(start, end) }
  })
}

/** Letters of scripts that write a syllable or a word with one sign take longer. */
const LONG_SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const SPOKEN = /[\p{L}\p{N}]/u

function weightOf(word: string): number {
  let weight = 0
  for (const character of word) if (SPOKEN.test(character)) weight += LONG_SIGN.test(character) ? 2 : 1
  return weight
}

/**
 * Returns the time at which this much sound has been heard.
 *
 * @param side where a moment exactly at a silence belongs: before or after it.
 */
function timeAt(sounds: readonly Sound[], heard: number, side: 'before' | 'after'): number {
  let left = heard
  for (const { start, end } of sounds) {
    const length = end - start
    if (left < length - 1e-9 || (side === 'before' && left <= length + 1e-9)) return start + Math.min(left, length)
    left -= length
  }
  return sounds.at(-1)!.end
}
