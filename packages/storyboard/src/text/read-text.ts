import { numberText, MAX_SUBJECT_CODE_POINTS, MAX_TEXT_CODE_POINTS } from '@dayreel/catalogue'
import { StudioError } from '../errors.ts'
import type { GivenWords } from '../given-words.ts'
import type { TextKind, WriteRequest } from '../write-request.ts'
import { countCodePoints } from './code-points.ts'
import { isSubject } from './is-subject.ts'
import { detectLanguage } from './language.ts'
import { readInstruction } from './read-instruction.ts'

/**
 * Decides the kind and the language of a text. If there are given words, they decide the language, and the text is
 * always a subject. This function does not check if a writer has the subject.
 *
 * @throws {StudioError} `text-empty`, `text-too-long`, `subject-too-long`
 */
export function readText({ text, kind, words }: Pick<WriteRequest, 'text' | 'kind' | 'words'>): {
  kind: TextKind
  language: string
} {
  if (!/[\p{L}\p{N}]/u.test(text)) throw new StudioError('text-empty', 'Write a subject or a script first.')
  const length = countCodePoints(text)
  if (length > MAX_TEXT_CODE_POINTS) {
    throw new StudioError(
      'text-too-long',
      `This text has ${numberText(length)} characters. Shorten it to at most ${numberText(MAX_TEXT_CODE_POINTS)}.`,
    )
  }
  const isOne = isSubject(text)
  if ((kind === 'subject' || words !== undefined) && !isOne) throw subjectTooLong(text)
  if (words !== undefined) return { kind: 'subject', language: detectLanguage(spokenWords(words)) }
  return { kind: kind ?? (isOne ? 'subject' : 'script'), language: detectLanguage(text) }
}

/** Returns the whole spoken text of given words. */
function spokenWords({ scenes }: GivenWords): string {
  return scenes.map(({ text }) => text).join(' ')
}

function subjectTooLong(text: string): StudioError {
  const subject = readInstruction(text)?.suggestedSubject
  const example = subject ? `, such as “${subject}”` : ''
  return new StudioError(
    'subject-too-long',
    `A subject is one sentence of at most ${MAX_SUBJECT_CODE_POINTS} characters${example}. Shorten this one, or choose Script to have it spoken word for word.`,
  )
}
