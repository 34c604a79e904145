import type { Framework } from './framework.ts'
import { templateSentences } from './line-usage.ts'
import { LIST_HOOKS } from './list-story-lines.ts'
import { OPENING_LINES } from './opening-lines.ts'
import { splitSentences } from '@dayreel/storyboard/base'
import { linesOf } from './story.ts'

/**
 * The sentences of a text, those that a framework wrote as they stand in it, with `{S}` or `{C}` for the subject.
 *
 * @param framework whose lines the text may be made of.
 */
export function takeSubjectOut(text: string, language: string, framework: Framework): string[] {
  if (language !== 'en') return splitSentences(text, language).map(({ from, to }) => text.slice(from, to))
  const patterns = patternsOf(framework)
  // Sentences that say much by themselves tell what the subject is; shorter ones ("It was {S}.") then fit only that.
  const subjects = findSubjects(
    text,
    patterns.filter(({ literalLength }) => literalLength >= TELLING_LENGTH),
  )
  const found: string[] = []
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at)
    const match = matchPattern(rest, patterns, subjects)
    const length = match?.length ?? splitSentences(rest, language)[0]?.to ?? rest.length
    const sentence = rest.slice(0, length).trim()
    // A subject that opens a video by itself is another sentence with every subject.
    const isSubject = at > 0 && subjects.has(normalise(sentence))
    if (sentence !== '') found.push(match?.sentence ?? (isSubject ? '{S}.' : sentence))
    at += Math.max(1, length)
    while (at < text.length && /\s/u.test(text[at]!)) at++
  }
  return found
}

type Pattern = { sentence: string; /** In lower case. */ start: string; literalLength: number; regex: RegExp }

/** A sentence with this many characters around the subject is recognised whatever the subject. */
const TELLING_LENGTH = 18
/** What stands where a line for noun phrases was given a clause. */
const CLAUSE_PHRASE = 'a world where '

function findSubjects(text: string, patterns: readonly Pattern[]): Set<string> {
  const subjects = new Set<string>()
  for (const { from } of splitSentences(text, 'en')) {
    const rest = text.slice(from)
    const captured = patterns
      .find((pattern) => mayMatch(rest, pattern) && pattern.regex.test(rest))
      ?.regex.exec(rest)?.[1]
    if (captured === undefined) continue
    const subject = normalise(captured)
    subjects.add(subject)
    subjects.add(subject.startsWith(CLAUSE_PHRASE) ? subject.slice(CLAUSE_PHRASE.length) : CLAUSE_PHRASE + subject)
  }
  return subjects
}

function matchPattern(
  rest: string,
  patterns: readonly Pattern[],
  subjects: ReadonlySet<string>,
): { sentence: string; length: number } | undefined {
  for (const pattern of patterns) {
    if (!mayMatch(rest, pattern)) continue
    const match = pattern.regex.exec(rest)
    if (match && subjects.has(normalise(match[1]!))) return { sentence: pattern.sentence, length: match[0].length }
  }
  return undefined
}

/** Much quicker than the pattern itself. */
function mayMatch(rest: string, { start }: Pattern): boolean {
  return rest.slice(0, start.length).toLowerCase() === start
}

function normalise(words: string): string {
  return words.toLowerCase().replace(/(?<![.?!…\s])[.?!…\s]+$/u, '')
}

const known = new WeakMap<Framework, Pattern[]>()

/** One for each sentence with a subject in it, those that say most by themselves first. */
function patternsOf(framework: Framework): Pattern[] {
  let patterns = known.get(framework)
  if (!patterns) {
    const lines = [
      ...framework.stories.flatMap(linesOf),
      ...framework.beats.flatMap((beat) => beat.lines),
      ...OPENING_LINES,
      ...LIST_HOOKS,
    ]
    patterns = [...new Set(lines.flatMap(({ text }) => templateSentences(text)))]
      .filter((sentence) => /\{[SCAQWHPE]\}/u.test(sentence) && /\p{L}/u.test(sentence.replace(/\{[SCAQWHPE]\}/gu, '')))
      .map(toPattern)
      .sort((a, b) => b.literalLength - a.literalLength)
    known.set(framework, patterns)
  }
  return patterns
}

/** The subject may be any words; the stop after it is left out where the subject brings its own. */
function toPattern(sentence: string): Pattern {
  let captures = 0
  const source = sentence
    .split(/(\{[SCAQWHPE]\}[.?!]?)/u)
    .map((part) => {
      const subject = /^\{[SCAQWHPE]\}([.?!])?$/u.exec(part)
      if (!subject) return part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
      const words = captures++ === 0 ? '(.{1,220}?)' : '.{1,220}?'
      return words + (subject[1] ? `(?:\\${subject[1]}|(?<=[.?!…]["”’]?))` : '')
    })
    .join('')
  return {
    sentence,
    start: sentence.slice(0, sentence.search(/\{[SCAQWHPE]\}/u)).toLowerCase(),
    literalLength: sentence.replace(/\{[SCAQWHPE]\}/gu, '').length,
    regex: new RegExp(`^${source}(?=\\s|$)`, 'isu'),
  }
}
