import type { Reader } from './load-espeak.ts'
import { spellUkrainian } from './spell-ukrainian.ts'

const APOSTROPHES = /[’ʼ`]/gu
/** The marks between clauses are added later. */
const NO_LETTER = /[^\p{L}\p{M}' -]/gu

/** The readers of the models that read letters. Their numbers are written out. */
export const LETTER_READERS: Readonly<Record<'uk', Reader>> = {
  uk: (text) =>
    text
      .split(' ')
      .map((word) =>
        spellUkrainian(word)
          .toLowerCase()
          .replace(APOSTROPHES, "'")
          .replace(NO_LETTER, ' ')
          .replace(/\s+/gu, ' ')
          .trim(),
      )
      .join(' ')
      .trim(),
}
