import type { Token } from './token.ts'

/** The words for one or several successive tokens, whose reading depends on their neighbours. */
export type Reading = {
  /** The spoken words of each token, as one text per token. */
  words: string[]
  /** Present if the dot after the last token belongs to an abbreviation. */
  abbreviation?: Abbreviation
}

/** The condition under which the dot of an abbreviation also ends the sentence. */
export type Abbreviation = 'ends-before-capital' | 'ends-before-starter' | 'never-ends'

/** Reads the token at an index, and possibly the tokens after it. Returns undefined if the rule does not apply. */
export type ReadingRule = (tokens: readonly Token[], at: number) => Reading | undefined
