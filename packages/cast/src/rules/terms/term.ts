/** The grammatical kind of a word, as far as boards need it. */
export type TermKind =
  | 'noun'
  | 'name'
  | 'person'
  | 'pronoun'
  | 'verb'
  | 'auxiliary'
  | 'adjective'
  | 'adverb'
  | 'number'
  | 'determiner'
  | 'preposition'
  | 'conjunction'
  | 'other'

/** A word of a text. */
export type Term = {
  /** Range in the text without punctuation, in UTF-16 code units, end exclusive. */
  from: number
  to: number
  /** In lower case, with straight apostrophes and without a possessive ending. */
  word: string
  kind: TermKind
  /** The base form of an English verb: “bend” for “bent”. */
  base?: string
  isPossessive: boolean
  /** The number of the clause, from 0. Punctuation between words begins a clause. */
  clause: number
  /** The number of the sentence, from 0. */
  sentence: number
}
