import { withoutUrls } from '@dayreel/storyboard'

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const RUNS = new Set(
  KEYS.flatMap((row) => [row, row.split('').toReversed().join('')]).flatMap((row) =>
    Array.from({ length: row.length - 3 }, (_, from) => row.slice(from, from + 4)),
  ),
)
/** More words than these are not looked at: among so many some mean something. */
const MAX_WORDS = 12

/** Checks if no word of a text can mean anything: it has only emoji, URLs, single letters or keys typed at random. */
export function isGibberish(text: string): boolean {
  const words = withoutUrls(text.slice(0, 400)).match(/[\p{L}\p{M}]+/gu) ?? []
  return words.length <= MAX_WORDS && words.every(isNoWord)
}

function isNoWord(word: string): boolean {
  // Other scripts write whole words in one character, and no vowels.
  if (/[^\p{Script=Latin}\p{M}]/u.test(word)) return false
  const lower = word.toLowerCase()
  if (lower.length < 2 || new Set(lower).size === 1) return true
  // Capitals alone are a name made of letters: DNA, NBC.
  const isShortened = word === word.toUpperCase() && word.length <= 4
  if (!isShortened && !/[aeiouyà-öø-ÿœ]/u.test(lower)) return true
  for (let at = 0; at + 4 <= lower.length; at++) if (RUNS.has(lower.slice(at, at + 4))) return true
  return false
}
