import type { SaidWord } from '@dayreel/storyboard'

/** A word of a text with its sounds. */
export type SoundedWord = SaidWord & {
  /** The tokens of its sounds and marks. */
  tokens: readonly number[]
  /** How many of the tokens are sounds. The marks and spaces after them are silent. */
  sounded: number
}

/** The model takes 510 tokens. It speaks best if a part is not too long. */
const MOST_TOKENS = 400
const ENDS_SENTENCE = /[.!?…]$/u

/**
 * Splits words into parts that the model can speak at once: at the end of a sentence if there is one in the second half.
 * The end of a single word that is too long for the model stays unspoken.
 */
export function splitSounds(words: readonly SoundedWord[]): SoundedWord[][] {
  const parts: SoundedWord[][] = []
  let part: SoundedWord[] = []
  for (const whole of words) {
    const word = atMost(whole, MOST_TOKENS)
    if (countTokens(part) + word.tokens.length > MOST_TOKENS && part.length > 0) {
      const end = part.findLastIndex(({ said }) => ENDS_SENTENCE.test(said)) + 1
      const cut = countTokens(part.slice(0, end)) > MOST_TOKENS / 2 ? end : part.length
      parts.push(part.slice(0, cut))
      part = part.slice(cut)
    }
    part.push(word)
  }
  return part.length > 0 ? [...parts, part] : parts
}

function atMost(word: SoundedWord, most: number): SoundedWord {
  const { tokens, sounded } = word
  return tokens.length <= most ? word : { ...word, tokens: tokens.slice(0, most), sounded: Math.min(sounded, most) }
}

export function countTokens(words: readonly SoundedWord[]): number {
  return words.reduce((sum, { tokens }) => sum + tokens.length, 0)
}
