import { z } from 'zod'

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL_BUT_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/**
 * One line of text; spaces around it are cut off.
 *
 * @param what it is, as a person calls it: `your name`.
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
 * Text that may have several lines.
 *
 * @param what it is, as for `line`.
 */
export function text(maxCharacters: number, what: string) {
  return z
    .string()
    .max(maxCharacters, tooLong(maxCharacters, what))
    .refine(
      (value) => !CONTROL_BUT_BREAKS.test(value) && value.isWellFormed(),
      `Use letters, digits and signs only for ${what}.`,
    )
}

function tooLong(maxCharacters: number, what: string): string {
  return `Use at most ${maxCharacters.toLocaleString('en')} characters for ${what}.`
}

/** A whole number of a range. */
export function whole(from: number, to: number, what: string) {
  const sentence = `Choose a whole number from ${from} to ${to} for ${what}.`
  return z.int(sentence).min(from, sentence).max(to, sentence)
}
