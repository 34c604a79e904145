import { countWords } from '#lib/count-words.ts'

/** How texts are added: each line as its own subject, or the whole text as one script. */
export type AddingBy = 'lines' | 'script'

/** Splits a typed or pasted text into the texts to add. Each one makes one video. */
export function splitTexts(typed: string, by: AddingBy): string[] {
  const parts = by === 'script' ? [typed] : typed.split(/\r\n|\r|\n/u)
  return parts.map(withoutBullet).filter((text) => text !== '')
}

/** Matches the bullets and numbers before the entries of a pasted list. */
function withoutBullet(text: string): string {
  return text.trim().replace(/^(?:[-*•–]|\d{1,4}[.)])\s+/u, '')
}

/** Describes a text in a list: its first line, and its number of words if there are more lines. */
export function briefOf(text: string): { line: string; words: number | undefined } {
  const [line = '', ...more] = text.split('\n')
  const words = more.length === 0 && text.length <= LONG_LINE ? undefined : countWords(text)
  return { line, words }
}

/** A line with more characters than this counts as a script. */
const LONG_LINE = 160
