import { BEFORE_NUMBERS, SHORTENED, TITLES } from '@dayreel/storyboard'

const ALSO_SHORTENED = new Set(['approx', 'incl', 'misc', 'temp', 'tech', 'orig', 'abbr', 'est', 'min', 'max', 'sec'])

/**
 * Mends what is surely a slip of the keys in English: doubled spaces and small words, a space before a comma, missing capitals and
 * the missing last stop. No word is changed, nor where lines break.
 */
export function mendWriting(text: string): string {
  const tidy = text
    .trim()
    .replace(/[ \t]+/gu, ' ')
    .replace(/,{2,}/gu, ',')
    .replace(/ ([,.;!?])(?=\s|$)/gu, '$1')
    .replace(/,{2,}/gu, ',')
    .replace(/\b(the|a|an|of|and)(?: \1)+\b/giu, '$1')
    .replace(/(?<![\p{L}\p{N}.'’-])i(?=['’](?:m|ve|ll|d)\b|\s)/gu, 'I')
  const capital = tidy.replace(/(?<=^|[.!?] )\p{Ll}/gu, (letter: string, at: number) =>
    startsSentence(tidy, at) ? letter.toUpperCase() : letter,
  )
  const hasStops = /[.!?]["”’)]?\s/u.test(capital)
  return hasStops && /[\p{L}\p{N}]$/u.test(capital) ? `${capital}.` : capital
}

function startsSentence(text: string, at: number): boolean {
  // "iPhone", "eBay" and addresses are written as they are.
  const word = /^[\p{L}\p{M}'’.]{0,40}/u.exec(text.slice(at, at + 40))![0]
  if (!/[aeiouyà-öø-ÿœ]/u.test(word)) return false // "jfk"
  if (/\p{Lu}/u.test(word) || /\p{L}\.\p{L}/u.test(word)) return false
  if (at === 0 || /[!?] $/u.test(text.slice(at - 2, at))) return true
  const before = /(?<![\p{L}.])([\p{L}.]+)\. $/u.exec(text.slice(Math.max(0, at - 24), at))?.[1]?.toLowerCase()
  if (before === undefined || before.length < 2 || before.includes('.')) return false
  return ![SHORTENED, TITLES, BEFORE_NUMBERS, ALSO_SHORTENED].some((words) => words.has(before))
}
