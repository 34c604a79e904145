import { capitalise, type Subject } from './read-subject.ts'
import type { Line } from './framework.ts'

/** Whether a subject can stand in a line: a clause where one is asked for. */
export function fits(line: Line, subject: Subject): boolean {
  return !line.text.includes('{C}') || subject.clause !== undefined
}

/** Puts the subject into a line, with a capital where it opens a sentence and never two stops in a row. */
export function fillLine(text: string, subject: Subject): string {
  return text.replace(
    /([.!?…]["”’]?\s+["“‘]?|^["“‘]?)?\{([SC])\}([.?!])?/gu,
    (_, opening: string | undefined, kind: string, stop = '') => {
      const words = kind === 'C' && subject.clause !== undefined ? subject.clause : subject.phrase
      const filled = opening === undefined ? words : opening + capitalise(words)
      return /[.?!…]["”’]?$/u.test(filled) ? filled : filled + (stop as string)
    },
  )
}
