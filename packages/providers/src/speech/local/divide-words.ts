import type { SaidWord } from '@dayreel/storyboard'
import { splitWords } from '@dayreel/storyboard/base'

/** Divides a text into its words, as they are written. */
export function divideWords(text: string, language: string): SaidWord[] {
  return splitWords(text, language).map(({ from, to }) => ({ from, to, said: text.slice(from, to) }))
}
