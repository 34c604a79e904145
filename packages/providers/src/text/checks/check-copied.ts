import type { SourceText } from '../../facts/fact-source.ts'
import type { Draft, Finding } from './check.ts'

/**
 * The number of consecutive words from which a text counts as copied. The source's licence would then apply to the
 * whole video.
 */
const RUN_WORDS = 8

/** Requires that the spoken words do not repeat a long run of words from a source. */
export function checkCopied({ lines, language }: Draft, sources: readonly SourceText[]): Finding | undefined {
  if (sources.length === 0) return undefined
  const known = new Set(sources.flatMap(({ text }) => runsOf(wordsOf(text, language))))
  const spoken = lines.flatMap(({ words }) => wordsOf(words, language))
  const at = runsOf(spoken).findIndex((run) => known.has(run))
  if (at === -1) return undefined
  const copied = spoken.slice(at, at + RUN_WORDS).join(' ')
  return {
    check: 'copied',
    sentence: `“${copied}” is copied from a source.`,
    demand: `"${copied}" is copied from a source. Use your own words, in another order.`,
  }
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(RUN_WORDS - 1).map((_, i) => words.slice(i, i + RUN_WORDS).join(' '))
}

function wordsOf(text: string, language: string): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text.normalize('NFKC').toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.replaceAll('’', "'"))
}
