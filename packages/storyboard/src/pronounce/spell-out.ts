import type { WordTime } from '../storyboard.ts'
import { splitWords } from '../text/words.ts'
import type { Pronunciation } from './pronunciation.ts'

type SpelledText = {
  /** The text for the voice. */
  spoken: string
  /** Moves the times of the spoken words to the words of the original text. */
  restore: (words: readonly WordTime[]) => WordTime[]
}

/** A replaced range of the original text, and its range in the spoken text. */
type Replaced = { from: number; to: number; spokenFrom: number; spokenTo: number }

/** Returns the entries for words that occur in a text. */
export function pronunciationsIn(text: string, language: string, list: readonly Pronunciation[] = []): Pronunciation[] {
  if (list.length === 0) return []
  const used = new Set(findWords(text, language, list).map(({ entry }) => entry))
  return list.filter((entry) => used.has(entry))
}

/** Returns the words of a text, without punctuation and repetitions, as a list of pronunciations may contain them. */
export function wordsToSpell(text: string, language: string): string[] {
  const words = splitWords(text, language).flatMap(({ from, to }) => coresOf(text.slice(from, to))[1]?.word ?? [])
  return [...new Set(words)]
}

/** Replaces each word of the list by its spelling. Punctuation around a word, and a possessive ending, stay. */
export function spellOut(text: string, language: string, list: readonly Pronunciation[]): SpelledText {
  const replaced: Replaced[] = []
  let spoken = ''
  let at = 0
  for (const { from, to, entry } of findWords(text, language, list)) {
    spoken += text.slice(at, from)
    const spokenFrom = spoken.length
    spoken += entry.spelling
    replaced.push({ from, to, spokenFrom, spokenTo: spoken.length })
    at = to
  }
  spoken += text.slice(at)
  return { spoken, restore: (words) => restoreWords(words, splitWords(text, language), replaced) }
}

function findWords(
  text: string,
  language: string,
  list: readonly Pronunciation[],
): { from: number; to: number; entry: Pronunciation }[] {
  const entries = new Map(list.map((entry) => [entry.word.toLowerCase(), entry]))
  return splitWords(text, language).flatMap(({ from, to }) => {
    for (const core of coresOf(text.slice(from, to))) {
      const entry = entries.get(core.word.toLowerCase())
      if (entry !== undefined) return [{ from: from + core.at, to: from + core.at + core.word.length, entry }]
    }
    return []
  })
}

/** Returns the parts of a word that may be in the list: without punctuation, and also without a possessive ending. */
function coresOf(word: string): { at: number; word: string }[] {
  const at = word.search(/[\p{L}\p{N}]/u)
  if (at === -1) return []
  const core = word.slice(at).replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '')
  const bare = core.replace(/['’]s$/iu, '')
  return [word.slice(at), core, bare].map((each) => ({ at, word: each }))
}

/** Merges the times of the words that a spelling consists of, so each word of the original text has one time. */
function restoreWords(
  spoken: readonly WordTime[],
  words: readonly { from: number; to: number }[],
  replaced: readonly Replaced[],
): WordTime[] {
  const times: WordTime[] = []
  for (const { from, start, end } of spoken) {
    const at = originalOf(from, replaced)
    const word = words.findLast((each) => each.from <= at)
    if (word === undefined) continue
    const last = times.at(-1)
    if (last?.from === word.from) last.end = Math.max(last.end, end)
    else times.push({ from: word.from, to: word.to, start, end })
  }
  return times
}

function originalOf(position: number, replaced: readonly Replaced[]): number {
  const before = replaced.findLast(({ spokenFrom }) => spokenFrom <= position)
  if (before === undefined) return position
  return position < before.spokenTo ? before.from : before.to + (position - before.spokenTo)
}
