import { MAX_PRONUNCIATIONS, MAX_SPELLING_CHARACTERS, MAX_WORD_CHARACTERS } from '@dayreel/catalogue'
import { z } from 'zod'
import { line } from '../text-rules.ts'

/** A word, and how it is written for the voices. Captions show the word; the voice speaks the spelling. */
export const Pronunciation = z
  .object({
    word: line(MAX_WORD_CHARACTERS, 'the word')
      .regex(/^[\p{L}\p{N}][^\s]*$/u, 'Enter one word, without spaces. It begins with a letter or a digit.')
      .describe('One word, as scripts contain it. Upper and lower case count as equal.'),
    spelling: line(MAX_SPELLING_CHARACTERS, 'the spelling')
      .regex(/[\p{L}\p{N}]/u, 'Enter how the word sounds, such as “win” for “Nguyen”.')
      .describe('The text that the voice speaks instead.'),
  })
  .meta({ id: 'Pronunciation' })
export type Pronunciation = z.infer<typeof Pronunciation>

export const Pronunciations = z
  .array(Pronunciation)
  .max(MAX_PRONUNCIATIONS, `A list has at most ${MAX_PRONUNCIATIONS} words. Remove some.`)
  .refine(
    (list) => new Set(list.map(({ word }) => word.toLowerCase())).size === list.length,
    'Each word can be in the list once. Change or remove the second entry.',
  )
