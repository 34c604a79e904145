export type WordRange = { from: number; to: number }

/** Scripts without spaces between words. Splitting them into words needs a dictionary. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const WORD_CHARACTER = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/**
 * Splits a text into the words that captions highlight one by one. Every visible character belongs to exactly one word:
 * punctuation belongs to the word that it touches, so the joined ranges give the text without its white space.
 */
export function splitWords(text: string, language: string): WordRange[] {
  const words: WordRange[] = []
  for (const match of text.matchAll(/\S+/gu)) {
    const token = match[0]
    if (UNSPACED.test(token)) words.push(...splitUnspaced(token, match.index, language))
    else words.push({ from: match.index, to: match.index + token.length })
  }
  return words
}

function splitUnspaced(token: string, offset: number, language: string): WordRange[] {
  const words: WordRange[] = []
  let opening: number | undefined // The position of an opening quote or bracket, which belongs to the next word.
  for (const { segment, index, isWordLike } of segmenter(language).segment(token)) {
    const from = offset + index
    const to = from + segment.length
    if (isWordLike || WORD_CHARACTER.test(segment)) {
      words.push({ from: opening ?? from, to })
      opening = undefined
    } else if (/^[\p{Ps}\p{Pi}]/u.test(segment) || words.length === 0) opening ??= from
    else if (opening === undefined) words[words.length - 1]!.to = to
  }
  if (opening !== undefined) {
    const last = words.at(-1)
    if (last) last.to = offset + token.length
    else words.push({ from: opening, to: offset + token.length })
  }
  return words
}

const segmenters = new Map<string, Intl.Segmenter>()
function segmenter(language: string): Intl.Segmenter {
  let found = segmenters.get(language)
  if (!found) segmenters.set(language, (found = new Intl.Segmenter(language, { granularity: 'word' })))
  return found
}
