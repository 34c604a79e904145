import type { WriteRequest } from '../write-request.ts'
import { countCodePoints } from './code-points.ts'
import { isSubject } from './is-subject.ts'
import { detectLanguage } from './language.ts'
import { readInstruction } from './read-instruction.ts'
import { isDirectQuestion } from './sentence-kinds.ts'
import { splitSentences } from './split-sentences.ts'
import { subjectLine } from './subject-line.ts'
import { splitWords } from './words.ts'

const MAX_TITLE = 70
/**
 * Matches a word that can be capitalised. Georgian is excluded because its headlines use only capitals and its other
 * text has none.
 */
const HAS_CAPITALS = /^(?!\p{Script=Georgian})\p{Ll}/u

/**
 * Returns the title of a text's video: that of given words, the typed title of a script, its first fitting sentence, or
 * the whole subject.
 */
export function titleOf({ text, kind, title, words }: Pick<WriteRequest, 'text' | 'kind' | 'title' | 'words'>): string {
  if (words !== undefined) return words.title
  const isOne = kind === 'subject' || (kind === undefined && isSubject(text))
  if (!isOne && title !== undefined) return title
  // “Make a video about coffee” is a request. Its subject is “coffee”.
  const named = (isOne ? readInstruction(text)?.suggestedSubject : undefined) ?? text
  const language = detectLanguage(named)
  return cutTitle(
    isOne && language === 'en' ? titleOfSubject(subjectLine(named)) : titleOfScript(named, language),
    language,
  )
}

/**
 * Returns the whole subject as a title, with its question mark.
 *
 * @param line as returned by `subjectLine`.
 */
export function titleOfSubject(line: string): string {
  const isQuestion = isDirectQuestion(line) || /^what if /iu.test(line)
  return inCase(isQuestion ? `${line}?` : line, 'en')
}

/** Returns the first whole sentence of a script that can serve as a title. */
export function titleOfScript(text: string, language: string): string {
  const sentences = splitSentences(text.slice(0, 4_000), language).map(({ from, to }) => text.slice(from, to))
  // Stage directions and speaker names are not titles.
  const candidates = sentences
    .map((sentence) => sentence.replace(/\s+/gu, ' ').trim())
    .filter((sentence) => !/^[[(].*[\])]$/u.test(sentence))
    .map((sentence) => sentence.replace(/^\p{Lu}[\p{Lu}\d ]+:\s*/u, ''))
  const first = candidates.find((sentence) => /[\p{L}\p{N}]/u.test(sentence)) ?? text.slice(0, 4_000)
  const firstLong = candidates.find(
    (sentence) => countCodePoints(sentence) >= 12 && countCodePoints(sentence) <= MAX_TITLE,
  )
  const isFit = countCodePoints(first) <= MAX_TITLE && (countCodePoints(first) >= 8 || firstLong === undefined)
  const title = isFit ? first : (firstLong ?? first)
  return inCase(title.replace(/^#+\s*/u, '').replace(/(?<![.])[.。]$/u, ''), language)
}

/** Shortens a title to at most 70 code points. */
export function cutTitle(title: string, language: string): string {
  return cutAtWord(title, MAX_TITLE, language)
}

/** Capitalises the first letter of a title. The rest keeps the user's capitals, which suits every language. */
function inCase(title: string, language: string): string {
  const tidied = title.replace(/\s+/gu, ' ').trim()
  const at = tidied.search(/[\p{L}\p{N}]/u)
  if (at < 0 || !HAS_CAPITALS.test(tidied.slice(at))) return tidied
  const word = /^[\p{L}\p{M}]+/u.exec(tidied.slice(at, at + 60))![0]
  if (/\p{Lu}/u.test(word)) return tidied // Keeps names such as "iPhone" and "eBay".
  const small = language === 'nl' && word.startsWith('ij') ? 'ij' : String.fromCodePoint(tidied.codePointAt(at)!)
  const large = small.toLocaleUpperCase(language)
  // One letter must not become two, as with "ß" or a ligature.
  if (countCodePoints(large) !== countCodePoints(small)) return tidied
  return tidied.slice(0, at) + large + tidied.slice(at + small.length)
}

/** Cuts a text between words and adds an ellipsis. A text that fits stays unchanged. */
export function cutAtWord(text: string, maxCodePoints: number, language: string): string {
  if (countCodePoints(text) <= maxCodePoints) return text
  let end = 0
  for (const { to } of splitWords(text, language)) {
    if (countCodePoints(text.slice(0, to)) > maxCodePoints - 1) break
    end = to
  }
  const cut = text.slice(0, end).replace(/(?<![\p{P}\s])[\p{P}\s]+$/u, '')
  return cut === '' ? `${cutAtCharacter(text, maxCodePoints - 1)}…` : `${cut}…`
}

/** Cuts a text after a number of UTF-16 code units and adds an ellipsis. It never splits a surrogate pair. */
export function cutAtUnits(text: string, maxUnits: number): string {
  if (text.length <= maxUnits) return text
  return `${text.slice(0, maxUnits - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`
}

/** Returns the first visible characters of a text. An emoji of several code points is kept or dropped as a whole. */
export function cutAtCharacter(text: string, maxCodePoints: number): string {
  let cut = ''
  let length = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += countCodePoints(segment)
    if (length > maxCodePoints) break
    cut += segment
  }
  return cut
}
