import type { SaidWord } from '@dayreel/storyboard'

/** A word of a text with its phonemes. */
export type SoundedWord = SaidWord & {
  /** The tokens of its phonemes and marks. */
  tokens: readonly number[]
  /** The number of tokens that are phonemes. The marks and spaces after them are silent. */
  sounded: number
}

/** The model takes 510 tokens. It speaks best if a part is not too long. */
const MOST_TOKENS = 400
const ENDS_SENTENCE = /[.!?…]$/u

/**
 * Splits words into parts that the model can speak at once: at the end of a sentence if there is one in the second
 * half. A single word that is too long for the model is spoken in pieces, each of which has the range of the whole
 * word.
 */
export function splitSounds(words: readonly SoundedWord[]): SoundedWord[][] {
  const parts: SoundedWord[][] = []
  let part: SoundedWord[] = []
  for (const word of words.flatMap(piecesOf)) {
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

function piecesOf(word: SoundedWord): SoundedWord[] {
  const { tokens, sounded, said } = word
  if (tokens.length <= MOST_TOKENS) return [word]
  const count = Math.ceil(tokens.length / MOST_TOKENS)
  return Array.from({ length: count }, (_, i) => {
    const own = tokens.slice(i * MOST_TOKENS, (i + 1) * MOST_TOKENS)
    const isLast = i === count - 1
    const soundedHere = Math.min(own.length, Math.max(0, sounded - i * MOST_TOKENS))
    return { ...word, said: isLast ? said : '', tokens: own, sounded: soundedHere }
  })
}

export function countTokens(words: readonly SoundedWord[]): number {
  return words.reduce((sum, { tokens }) => sum + tokens.length, 0)
}
