import { countCodePoints } from './code-points.ts'
import { MAX_SUBJECT_CODE_POINTS } from '@dayreel/catalogue'
import { detectLanguage } from './language.ts'
import { splitSentences } from './split-sentences.ts'

/**
 * Checks if a text is a subject to write about: one line of at most 160 code points, with a sentence end only at its
 * end. Any other text is a script, whose words are never changed.
 */
export function isSubject(text: string): boolean {
  const line = text.trim()
  if (line === '' || /[\r\n\u2028\u2029]/u.test(line) || countCodePoints(line) > MAX_SUBJECT_CODE_POINTS) return false
  return splitSentences(line, detectLanguage(line)).length === 1
}
