import { z } from 'zod'

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL_BUT_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** One line of text; spaces around it are cut off. */
export function line(maxCharacters: number) {
  return z
    .string()
    .trim()
    .max(maxCharacters, `Use at most ${maxCharacters} characters.`)
    .refine((text) => !CONTROL.test(text) && text.isWellFormed(), 'Use letters, digits and signs in one line.')
}

/** Text that may have several lines. */
export function text(maxCharacters: number) {
  return z
    .string()
    .max(maxCharacters, `Use at most ${maxCharacters} characters.`)
    .refine((value) => !CONTROL_BUT_BREAKS.test(value) && value.isWellFormed(), 'Use letters, digits and signs only.')
}
