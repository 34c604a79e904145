import type { SourceText } from '../../facts/fact-source.ts'
import { plain, tagged } from './tagged.ts'

/** Returns the part of a prompt with the facts that the script may use. It is empty without sources. */
export function describeSources(sources: readonly SourceText[]): string {
  if (sources.length === 0) return ''
  const articles = sources.map(({ title, text }) => tagged('source', `${plain(title)}\n${text}`))
  return `Facts about the subject, from articles. Every number, year, date and name in your text must come from them. Leave out everything that they do not say. Write years, and numbers above twelve, in digits. Use your own words: never copy a sentence or a part of one.\n${articles.join('\n')}`
}
