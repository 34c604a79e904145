import { MAX_SUBJECT_CODE_POINTS } from '@dayreel/catalogue'
import type { TextKind } from '@dayreel/contract'

/** Matches the end of a sentence before the end of the text. */
const ENDS_INSIDE = /[.!?…。！？]["”’»)]*\s+\S/u

/**
 * Makes a quick guess while the user types: one line is an idea, and any other text is a script. The server decides.
 */
export function readKind(text: string): TextKind {
  const line = text.trim()
  if (line.length > 2 * MAX_SUBJECT_CODE_POINTS || Array.from(line).length > MAX_SUBJECT_CODE_POINTS) return 'script'
  return /[\r\n]/.test(line) || ENDS_INSIDE.test(line) ? 'script' : 'subject'
}
