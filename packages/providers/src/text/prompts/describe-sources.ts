import type { SourceText } from '../../facts/fact-source.ts'
import { plain, tagged } from './tagged.ts'

/** Returns the part of a prompt with the facts that the script may use. It is empty without sources. */
export function describeSources(sources: readonly SourceText[]): string {
  if (sources.length === 0) return ''
  const articles = sources.map(({ title, text }) => tagged('source', `${plain(title)}\n${text}`))
  return `Facts about the subject, from articles. Take every number, year, date and name from them, and use no other. Leave out what they do not say. Write years, and numbers above twelve, in digits. Write in your own words: never take over a sentence or a part of one.\n${articles.join('\n')}`
}
