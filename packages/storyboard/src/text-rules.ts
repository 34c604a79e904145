import { numberText } from '@dayreel/catalogue'
import { z } from 'zod'

// oxlint-disable-next-line no-control-regex -- the expression looks for control characters
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
// oxlint-disable-next-line no-control-regex -- the expression looks for control characters
const CONTROL_BUT_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
/** The limit for the name of a file: the id of an upload, or a path. */
export const MAX_PATH_CHARACTERS = 4_096

/**
 * Returns the schema of one line of text. Surrounding spaces are trimmed.
 *
 * @param what the field's name for users: `your name`.
 */
export function line(maxCharacters: number, what: string) {
  return z
    .string()
    .trim()
    .max(maxCharacters, tooLong(maxCharacters, what))
    .refine(
      (text) => !CONTROL.test(text) && text.isWellFormed(),
      `Use letters, digits and signs in one line for ${what}.`,
    )
}

/**
 * Returns the schema of a text with several lines.
 *
 * @param what the field's name for users, as for `line`.
 */
export function text(maxCharacters: number, what: string) {
  return z
    .string()
    .max(maxCharacters, tooLong(maxCharacters, what))
    .refine(isSavable, `Use letters, digits and signs only for ${what}.`)
}

/** Checks if a text with several lines contains only characters that can be stored and shown. */
export function isSavable(value: string): boolean {
  return !CONTROL_BUT_BREAKS.test(value) && value.isWellFormed()
}

function tooLong(maxCharacters: number, what: string): string {
  return `Use at most ${numberText(maxCharacters)} characters for ${what}.`
}

/** Returns the schema of a whole number in a range. */
export function whole(from: number, to: number, what: string) {
  const sentence = `Choose a whole number from ${from} to ${to} for ${what}.`
  return z.int(sentence).min(from, sentence).max(to, sentence)
}
