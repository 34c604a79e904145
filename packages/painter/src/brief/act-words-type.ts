import type { ActName } from './stagings.ts'

export type ActWords = {
  act: ActName
  /** What a sentence says that does it. */
  said: RegExp
  /** What a prompt has beside a sentence that says more than that. */
  among: RegExp
  /** What a prompt itself calls it. */
  shown?: RegExp
  /** Where the same words mean something else. */
  elsewhere?: RegExp
  /** The names of things that it may be done with or to. */
  takes?: RegExp
  /** Of what stuff: the first that the words have. */
  matters?: readonly (readonly [name: string, words: RegExp])[]
  /** Whether it takes a crowd. */
  isOfMany?: true
  /** Whether its own words deny something, as silence is that nobody says a word. */
  isDenial?: true
  /** Whether it is under the open sky, or may be; where the words have clouds, among these. */
  at?: 'open' | 'clouds' | 'window'
}
