import { PAUSES, type Pause, type SpokenToken } from './normalise.ts'

/** A text that the synthesiser speaks in one call. */
export type Sentence = {
  /** The spoken words. `token` is the index of the word in the text that a spoken word belongs to. */
  words: { text: string; pause: Pause; token: number }[]
}

/** Maximum number of words per call, because the synthesiser's time grows faster than the length of its text. */
const LONGEST_WORDS = 40
const SHORTEST_WORDS = 12

/**
 * Groups spoken words into sentences. A very long sentence is cut after its last comma that is not too early, or if it
 * has none, at the maximum length.
 */
export function planSentences(tokens: readonly SpokenToken[]): Sentence[] {
  const sentences: Sentence[] = []
  let words: Sentence['words'] = []
  const end = (count: number): void => {
    sentences.push({ words: words.slice(0, count) })
    words = words.slice(count)
  }
  tokens.forEach((token, index) => {
    for (const { text, pause } of token.words) {
      words.push({ text, pause, token: index })
      if (endsSentence(pause)) end(words.length)
      else if (words.length >= LONGEST_WORDS) {
        const comma = words.findLastIndex((word, i) => word.pause !== 'none' && i >= SHORTEST_WORDS)
        end(comma >= 0 ? comma + 1 : words.length)
      }
    }
  })
  if (words.length > 0) end(words.length)
  return sentences
}

/** Checks if a pause ends a sentence, so that the voice falls before it. */
export function endsSentence(pause: Pause): boolean {
  return PAUSES.indexOf(pause) >= PAUSES.indexOf('sentence')
}

/** Returns the sentence in the form that the synthesiser reads. */
export function sentenceText({ words }: Sentence): string {
  const text = words
    .map((word, i) => (word.pause !== 'none' && i < words.length - 1 ? `${word.text},` : word.text))
    .join(' ')
  return text + (words.at(-1)?.pause === 'question' ? '?' : '.')
}
