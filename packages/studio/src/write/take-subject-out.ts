import type { Framework } from './framework.ts'
import { templateSentences } from './line-usage.ts'
import { OPENING_LINES } from './opening-lines.ts'
import { splitSentences } from './split-sentences.ts'

/**
 * The sentences of a text, those that a framework wrote as they stand in it, with `{S}` or `{C}` for the subject.
 *
 * @param framework whose lines the text may be made of.
 */
export function takeSubjectOut(text: string, language: string, framework: Framework): string[] {
  const patterns = language === 'en' ? patternsOf(framework) : undefined
  const found: string[] = []
  let at = 0
  while (at < text.length) {
    const rest = text.slice(at)
    const pattern = patterns?.find(({ regex }) => regex.test(rest))
    const length = pattern
      ? pattern.regex.exec(rest)![0].length
      : (splitSentences(rest, language)[0]?.to ?? rest.length)
    found.push(pattern ? pattern.sentence : rest.slice(0, length).trim())
    at += length
    while (at < text.length && /\s/u.test(text[at]!)) at++
  }
  return found.filter((sentence) => sentence !== '')
}

type Pattern = { sentence: string; regex: RegExp }
const known = new WeakMap<Framework, Pattern[]>()

/** One for each sentence with a subject in it, those that say most by themselves first. */
function patternsOf(framework: Framework): Pattern[] {
  let patterns = known.get(framework)
  if (!patterns) {
    const sentences = [...framework.beats.flatMap(({ lines }) => lines), ...OPENING_LINES].flatMap(({ text }) =>
      templateSentences(text),
    )
    patterns = [...new Set(sentences)]
      .filter((sentence) => /\{[SC]\}/u.test(sentence) && sentence.replace(/\{[SC]\}/gu, '').length >= 6)
      .sort((a, b) => b.length - a.length)
      .map((sentence) => ({ sentence, regex: toRegex(sentence) }))
    known.set(framework, patterns)
  }
  return patterns
}

/** The subject may be any words; the stop after it is left out where the subject brings its own. */
function toRegex(sentence: string): RegExp {
  const source = sentence
    .split(/(\{[SC]\}[.?!]?)/u)
    .map((part) => {
      const subject = /^\{[SC]\}([.?!])?$/u.exec(part)
      if (subject) return `.{1,220}?${subject[1] ? `(?:\\${subject[1]}|(?<=[.?!…]["”’]?))` : ''}`
      return part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
    })
    .join('')
  return new RegExp(`^${source}(?=\\s|$)`, 'isu')
}
