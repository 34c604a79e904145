import { BEFORE_NUMBERS, OPENERS, SHORTENED, TITLES } from './abbreviations.ts'

export type Sentence = {
  /** Range in the text, in UTF-16 code units, end exclusive. White space between sentences belongs to no sentence. */
  from: number
  to: number
  /** Whether a blank line or the end of the text follows. */
  endsParagraph: boolean
}

/** Full stops that need white space after them, and those that do not (in Chinese, Japanese, Hindi and Arabic). */
const STOP = /[.!?…]+|[。！？｡．؟۔।॥]+/gu
const CLOSERS = /^[\p{Pe}\p{Pf}"'“»«]*/u
/** Emoji on the same line, except those that represent a digit. */
const EMOJI = /^(?:[^\S\r\n]*(?![0-9#*])\p{RGI_Emoji})+/v
/** Stops at the first letter. Trimming would instead scan a long text repeatedly. */
const ONLY_SPACE = /^\s*$/u
/** Languages in which "3. " means "third". */
const ORDINAL_DOT = new Set(['de', 'da', 'no', 'fi', 'cs', 'pl', 'hu', 'tr', 'hr', 'sk', 'sl'])

/**
 * Finds the ends of sentences. The full stop of an abbreviation, initial, decimal, address or ordinal does not end a
 * sentence. A line break does, unless the next line continues in lower case.
 *
 * @param language primary subtag of BCP 47.
 */
export function splitSentences(text: string, language: string): Sentence[] {
  const ends = new Set<number>()
  for (const match of text.matchAll(STOP)) {
    const end = sentenceEnd(text, match.index, match[0], language)
    if (end !== undefined) ends.add(end)
  }
  for (const match of text.matchAll(/[\r\n\u2028\u2029]\s*/gu)) {
    const next = text.slice(match.index + match[0].length, match.index + match[0].length + 2)
    const isBlankLine = /\n\s*?\n|\r\n?\s*?\r|\u2029/u.test(match[0])
    if (isBlankLine || !/^\p{Ll}/u.test(next)) ends.add(match.index)
  }
  ends.add(text.length)
  const sentences: Sentence[] = []
  let start = 0
  for (const end of [...ends].sort((a, b) => a - b)) {
    const piece = text.slice(start, end)
    const from = start + piece.length - piece.trimStart().length
    const to = start + piece.trimEnd().length
    start = end
    if (to <= from) continue
    const gap = /^\s*/u.exec(text.slice(to))?.[0] ?? ''
    const endsParagraph = /\n\s*?\n|\u2029/u.test(gap) || to + gap.length === text.length
    sentences.push({ from, to, endsParagraph })
  }
  return sentences
}

/**
 * Returns the end of the sentence that this full stop ends, after any closing quotes. Returns undefined if it does not
 * end a sentence.
 */
function sentenceEnd(text: string, at: number, stop: string, language: string): number | undefined {
  let end = at + stop.length
  const isWide = !/[.!?…]/u.test(stop)
  const after = text.slice(end, end + 40)
  const spacedGuillemet = /^[\u00a0\u202f ]»/u.exec(after) // French has a space inside its quotation marks.
  end += spacedGuillemet ? spacedGuillemet[0].length : (CLOSERS.exec(after)?.[0].length ?? 0)
  end += emojiAfter(text, end)
  const rest = text.slice(end, end + 80)
  if (rest.trim() === '') return end
  if (isWide) return end
  if (!/^\s/u.test(rest)) return undefined
  const next = rest.trimStart()
  if (/^["'“‘«([¿¡—–-]*\s?\p{Ll}/u.test(next) || /^[,;:)\]}”’»]/u.test(next)) return undefined
  if (stop === '.' && end === at + 1 && isAbbreviation(text, at, next, language)) return undefined
  return end
}

/**
 * Returns the length of the emoji that belong to the sentence which ends here. If the text begins with an emoji, its
 * emoji mark the beginnings of sentences and belong to the next sentence instead.
 */
function emojiAfter(text: string, end: number): number {
  const emoji = EMOJI.exec(text.slice(end, end + 40))?.[0] ?? ''
  const isLast = ONLY_SPACE.test(text.slice(end + emoji.length))
  return isLast || !EMOJI.test(text) ? emoji.length : 0
}

function isAbbreviation(text: string, dotAt: number, next: string, language: string): boolean {
  const before = text.slice(Math.max(0, dotAt - 24), dotAt)
  const token = /(?<![\p{L}\p{M}\p{N}.°])[\p{L}\p{M}\p{N}.°]+$/u.exec(before)?.[0] ?? ''
  const word = token.toLowerCase()
  const nextWord = /^["'“‘«(]*([\p{L}\p{M}]+)/u.exec(next)?.[1]?.toLowerCase() ?? ''
  const numberFollows = /^\p{N}/u.test(next)
  if (/^\p{N}{1,3}$/u.test(token)) {
    const lineStart = text.lastIndexOf('\n', dotAt) + 1
    const opensLine = text.slice(lineStart, dotAt - token.length).trim() === ''
    return opensLine || (ORDINAL_DOT.has(language) && token.length <= 2 && !OPENERS.has(nextWord))
  }
  if (TITLES.has(word)) return true
  if (BEFORE_NUMBERS.has(word) && numberFollows) return true
  const isInitial = /^\p{L}$/u.test(token) || /^(\p{L}\.)+\p{L}$/u.test(token)
  return (isInitial || SHORTENED.has(word)) && !OPENERS.has(nextWord)
}
