import { SENSES } from './word-senses.ts'

/** A text as lower-case words; `breaks` holds the positions that begin a new clause. */
export type Phrase = { words: readonly string[]; breaks: ReadonlySet<number> }

/** A name a table gives to words at a position, up to (exclusive) `end`. */
export type Found<Name> = {
  name: Name
  at: number
  end: number
  /** Whether it only serves a comparison ("like a horse"). */
  isCompared: boolean
}

/** Words (or several words, joined by `_`) and the names they stand for. */
export type WordTable<Name> = { names: ReadonlyMap<string, Name>; longest: number }

/** A table from rows of a name and its words, separated by spaces; in doubt the earlier row wins. Plurals are added. */
export function createWordTable<Name>(rows: readonly (readonly [Name, string])[]): WordTable<Name> {
  const names = new Map<string, Name>()
  const plurals = new Map<string, Name>()
  let longest = 1
  for (const [name, words] of rows) {
    for (const word of words.trim().split(/\s+/)) {
      if (!names.has(word)) names.set(word, name)
      const plural = pluralOf(word)
      if (!plurals.has(plural)) plurals.set(plural, name)
      longest = Math.max(longest, word.split('_').length)
    }
  }
  for (const [plural, name] of plurals) if (!names.has(plural)) names.set(plural, name)
  return { names, longest }
}

function pluralOf(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return `${word}s`
}

/** Cuts a text into lower-case words without possessive endings. */
export function readPhrase(text: string): Phrase {
  const words: string[] = []
  const breaks = new Set<number>([0])
  for (const match of text
    .toLowerCase()
    .normalize('NFC')
    .matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[.,;:!?|()—]/gu)) {
    if (/^[.,;:!?|()—]/.test(match[0])) breaks.add(words.length)
    else words.push(match[0].replaceAll('’', "'").replace(/'s$/, ''))
  }
  return { words, breaks }
}

/** What a table finds in a phrase, in order; longer entries win, denied words ("no ship") and other senses are left out. */
export function findNames<Name>(phrase: Phrase, table: WordTable<Name>): Found<Name>[] {
  const found: Found<Name>[] = []
  const { words, breaks } = phrase
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(table.longest, words.length - at); length > 0; length--) {
      const word = words.slice(at, at + length).join('_')
      const name = table.names.get(word)
      if (name === undefined) continue
      if (length === 1 ? !isMeant(phrase, at) : isBroken(breaks, at, length)) continue
      if (isDenied(phrase, at)) continue
      found.push({ name, at, end: at + length, isCompared: isComparison(words, breaks, at) })
      at += length - 1
      break
    }
  }
  return found
}

/** Whether a new clause begins within these words: "table, lamp" is no table lamp. */
function isBroken(breaks: ReadonlySet<number>, at: number, length: number): boolean {
  for (let i = at + 1; i < at + length; i++) if (breaks.has(i)) return true
  return false
}

/** Nouns that are verbs as often; after a determiner they are nouns whatever follows. */
const VERBS = new Set('book watch train ship fish map bear mirror bridge fire match rain storm figure'.split(' '))
const DETERMINERS = /^(?:a|an|the|one|two|this|that|my|your|his|her|our|their|every|each|old|new|silver|golden)$/

function isMeant({ words, breaks }: Phrase, at: number): boolean {
  const sense = SENSES[words[at]!]
  if (!sense) return true
  const before = breaks.has(at) ? '' : (words[at - 1] ?? '')
  const after = breaks.has(at + 1) ? '' : (words[at + 1] ?? '')
  if (VERBS.has(words[at]!) && DETERMINERS.test(before)) return true
  if (sense.before?.test(before) && before !== '') return false
  if (sense.after?.test(after) && after !== '') return false
  if (sense.onlyBefore && !sense.onlyBefore.test(before === '' ? ' ' : before)) return false
  return true
}

/** Whether one of the two words before it in the same clause says that it is not there. */
function isDenied({ words, breaks }: Phrase, at: number): boolean {
  for (let i = at - 1, start = at; i >= Math.max(0, at - 2) && !breaks.has(start); i--, start--) {
    if (/^(?:no|without|never|neither|nor|isn't|not|fewer)$/.test(words[i]!)) return true
  }
  return false
}

function isComparison(words: readonly string[], breaks: ReadonlySet<number>, at: number): boolean {
  for (let i = at - 1, start = at; i >= Math.max(0, at - 5) && !breaks.has(start); i--, start--) {
    const next = words[i + 1]
    if (words[i] === 'like' && next !== undefined) return true
    if (words[i] === 'as' && (next === 'a' || next === 'an' || next === 'if')) return true
  }
  return false
}

/** The first name that a table gives to the words, source by source. */
export function firstName<Name>(sources: readonly Phrase[], table: WordTable<Name>): Name | undefined {
  for (const source of sources) {
    const [found] = findNames(source, table)
    if (found) return found.name
  }
  return undefined
}
