import type { Estimate } from '@dayreel/contract'
import { lengthText } from './cost-words.ts'

/** What a script is by its length: `9 words · a subject`, `32 words · ~14 s`. */
export function scriptCount(script: string, estimate: Pick<Estimate, 'kind' | 'seconds'> | undefined): string {
  const count = wordsOf(script)
  const words = `${count} ${count === 1 ? 'word' : 'words'}`
  if (estimate === undefined) return words
  return `${words} · ${estimate.kind === 'idea' ? 'a subject' : `~${lengthText(estimate.seconds)}`}`
}

/** Also of languages that part no words by spaces. */
function wordsOf(text: string): number {
  let count = 0
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    if (isWordLike === true) count++
  return count
}
