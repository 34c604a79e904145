import { capitalise, type Subject } from './read-subject.ts'
import type { Line } from './line.ts'
import { placeAgain, timeAgain } from './premise.ts'

/** Whether a subject can stand in a line: a clause, a direct or an indirect question where one is asked for. */
export function fits({ text }: Pick<Line, 'text'>, subject: Subject): boolean {
  if (text.includes('{H}') && subject.again === undefined) return false
  if (text.includes('{P}') && placeAgain(subject) === undefined) return false
  if (text.includes('{E}') && timeAgain(subject) === undefined) return false
  if (text.includes('{Q}')) return subject.question !== undefined
  if (text.includes('{W}')) return subject.indirect !== undefined
  // "Ask about the question “Is it so?”" is said better with the question itself.
  if (text.includes('{A}') && subject.kind === 'question' && subject.indirect === undefined) return false
  return !text.includes('{C}') || subject.clause !== undefined
}

/** The subject as it is spoken of again: its main noun with an article, else the whole of it, which should not be said twice. */
export function saidBefore(subject: Subject): Subject {
  return subject.isPlain && subject.again !== undefined ? { ...subject, phrase: subject.again } : subject
}

/** Puts the subject into a line, with a capital where it opens a sentence and never two stops in a row. */
export function fillLine(text: string, subject: Subject): string {
  return text.replace(/\{([SCAQWHPE])\}([.?!])?/gu, (_, kind: string, stop: string | undefined, at: number) => {
    const words = FORMS[kind]?.(subject) ?? subject.phrase
    const opensSentence = /(?:^|[.!?…]["”’]?\s+)["“‘]?$/u.test(text.slice(0, at))
    const filled = opensSentence ? capitalise(words) : words
    return /[.?!…]["”’]?$/u.test(filled) ? filled : filled + (stop ?? '')
  })
}

const FORMS: Readonly<Record<string, (subject: Subject) => string | undefined>> = {
  C: ({ clause }) => clause,
  A: ({ about }) => about,
  Q: ({ question }) => question,
  W: ({ indirect }) => indirect,
  H: ({ again }) => again,
  P: placeAgain,
  E: timeAgain,
}
