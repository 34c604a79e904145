import { PAUSES, type Pause, type SpokenToken } from './normalise.ts'

/** A stretch that the synthesiser says in one go. */
export type Sentence = {
  /** `token` is the index of the word of the text that a spoken word belongs to. */
  words: { text: string; pause: Pause; token: number }[]
}

/** The synthesiser's time grows faster than its text; nobody breathes this late either. */
const LONGEST_WORDS = 40
const SHORTEST_WORDS = 12

/** Groups spoken words by sentence; an endless one is cut at a late comma, or anywhere. */
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

/** Whether the voice falls to its end before this pause. */
export function endsSentence(pause: Pause): boolean {
  return PAUSES.indexOf(pause) >= PAUSES.indexOf('sentence')
}

/** The sentence as the synthesiser reads it. */
export function sentenceText({ words }: Sentence): string {
  const text = words
    .map((word, i) => (word.pause !== 'none' && i < words.length - 1 ? `${word.text},` : word.text))
    .join(' ')
  return text + (words.at(-1)?.pause === 'question' ? '?' : '.')
}
