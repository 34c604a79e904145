import { capitalise, type Subject } from './read-subject.ts'
import type { Line } from './framework.ts'

/** Whether a subject can stand in a line: a clause where one is asked for. */
export function fits({ text }: Line, subject: Subject): boolean {
  return !text.includes('{C}') || subject.clause !== undefined
}

/** Puts the subject into a line, with a capital where it opens a sentence and never two stops in a row. */
export function fillLine(text: string, subject: Subject): string {
  return text.replace(/\{([SCA])\}([.?!])?/gu, (_, kind: string, stop: string | undefined, at: number) => {
    const words =
      kind === 'C' && subject.clause !== undefined ? subject.clause : kind === 'A' ? subject.about : subject.phrase
    const opensSentence = /(?:^|[.!?…]["”’]?\s+)["“‘]?$/u.test(text.slice(0, at))
    const filled = opensSentence ? capitalise(words) : words
    return /[.?!…]["”’]?$/u.test(filled) ? filled : filled + (stop ?? '')
  })
}
