import type { Estimate } from '@dayreel/contract'
import { lengthText } from '../cost-words.ts'

/** Returns the length of a text, like `9 words`. A script also gets its spoken length, like `32 words · ~14 s`. */
export function scriptCount(text: string, estimate: Pick<Estimate, 'kind' | 'seconds'> | undefined): string {
  const count = wordsOf(text)
  const words = `${count} ${count === 1 ? 'word' : 'words'}`
  return estimate?.kind === 'script' ? `${words} · ~${lengthText(estimate.seconds)}` : words
}

/** Also counts words in languages that do not separate words by spaces. */
function wordsOf(text: string): number {
  let count = 0
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    if (isWordLike === true) count++
  return count
}
