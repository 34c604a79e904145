import type { Token } from './token.ts'

/** How one token or several in a row are read because of their neighbours. */
export type Reading = {
  /** One string of words for each token. */
  words: string[]
  /** Set if the dot after the last token belongs to an abbreviation. */
  abbreviation?: Abbreviation
}

/** Before which words the dot of an abbreviation ends the sentence too. */
export type Abbreviation = 'ends-before-capital' | 'ends-before-starter' | 'never-ends'

/** Reads the token at this place, and maybe those after it; undefined if the rule does not apply. */
export type ReadingRule = (tokens: readonly Token[], at: number) => Reading | undefined
