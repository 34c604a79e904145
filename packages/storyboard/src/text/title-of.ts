import type { WriteRequest } from '../writer.ts'
import { countCodePoints } from './code-points.ts'
import { isSubject } from './is-subject.ts'
import { detectLanguage } from './language.ts'
import { isDirectQuestion } from './sentence-kinds.ts'
import { splitSentences } from './split-sentences.ts'
import { subjectLine } from './subject-line.ts'
import { splitWords } from './words.ts'

const MAX_TITLE = 70
/** Georgian writes capitals in headlines only, and then all of them. */
const HAS_CAPITALS = /^(?!\p{Script=Georgian})\p{Ll}/u

/** What a text's video is called, as it will be written. */
export function titleOf({ text, kind }: Pick<WriteRequest, 'text' | 'kind'>): string {
  const language = detectLanguage(text)
  const isOne = kind === 'subject' || (kind === undefined && isSubject(text))
  return cutTitle(
    isOne && language === 'en' ? titleOfSubject(subjectLine(text)) : titleOfScript(text, language),
    language,
  )
}

/**
 * What was asked for, with its question mark; in whole.
 *
 * @param line as `subjectLine` gives it.
 */
export function titleOfSubject(line: string): string {
  const isAsked = isDirectQuestion(line) || /^what if /iu.test(line)
  return inCase(isAsked ? `${line}?` : line, 'en')
}

/** Its first sentence that can stand for it; in whole. */
export function titleOfScript(text: string, language: string): string {
  const sentences = splitSentences(text.slice(0, 4_000), language).map(({ from, to }) => text.slice(from, to))
  // Stage directions and speakers' names are no titles.
  const told = sentences
    .map((sentence) => sentence.replace(/\s+/gu, ' ').trim())
    .filter((sentence) => !/^[[(].*[\])]$/u.test(sentence))
    .map((sentence) => sentence.replace(/^\p{Lu}[\p{Lu}\d ]+:\s*/u, ''))
  const first = told.find((sentence) => /[\p{L}\p{N}]/u.test(sentence)) ?? text.slice(0, 4_000)
  const firstLong = told.find((sentence) => countCodePoints(sentence) >= 12 && countCodePoints(sentence) <= MAX_TITLE)
  const isFit = countCodePoints(first) <= MAX_TITLE && (countCodePoints(first) >= 8 || firstLong === undefined)
  const title = isFit ? first : (firstLong ?? first)
  return inCase(title.replace(/^#+\s*/u, '').replace(/(?<![.])[.。]$/u, ''), language)
}

/** At most 70 code points. */
export function cutTitle(title: string, language: string): string {
  return cutAtWord(title, MAX_TITLE, language)
}

/**
 * The one way in which titles are capitalised: as they were written, with a capital at the beginning, which no language minds.
 * Capitals inside are the writer's: who types a title's capitals keeps them.
 */
function inCase(title: string, language: string): string {
  const tidied = title.replace(/\s+/gu, ' ').trim()
  const at = tidied.search(/[\p{L}\p{N}]/u)
  if (at < 0 || !HAS_CAPITALS.test(tidied.slice(at))) return tidied
  const word = /^[\p{L}\p{M}]+/u.exec(tidied.slice(at, at + 60))![0]
  if (/\p{Lu}/u.test(word)) return tidied // "iPhone", "eBay"
  const small = language === 'nl' && word.startsWith('ij') ? 'ij' : String.fromCodePoint(tidied.codePointAt(at)!)
  const large = small.toLocaleUpperCase(language)
  // No letter becomes two, as "ß" or a ligature would.
  if (countCodePoints(large) !== countCodePoints(small)) return tidied
  return tidied.slice(0, at) + large + tidied.slice(at + small.length)
}

/** Cuts between words and says so with an ellipsis; a text that fits stays as it is. */
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

/** The first characters as people see them: an emoji of several code points stays whole or goes. */
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
