import { MAX_SUBJECT_CODE_POINTS } from '@dayreel/catalogue'
import type { TextKind } from '@dayreel/contract'

/** A sentence that ends before the text does. */
const ENDS_INSIDE = /[.!?…。！？]["”’»)]*\s+\S/u

/**
 * What a text looks like, said at once while it is typed: one line is an idea, anything else a script. The server reads more closely, and
 * has the last word.
 */
export function readKind(text: string): TextKind {
  const line = text.trim()
  if (line.length > 2 * MAX_SUBJECT_CODE_POINTS || Array.from(line).length > MAX_SUBJECT_CODE_POINTS) return 'script'
  return /[\r\n]/.test(line) || ENDS_INSIDE.test(line) ? 'script' : 'subject'
}
