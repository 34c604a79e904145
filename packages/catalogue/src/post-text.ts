import type { PlatformName } from './platform-traits.ts'
import { platformOf } from './platforms.ts'

/**
 * Returns the default text of a post, without hashtags. If the platform's posts have a title, the text does not repeat
 * it. Otherwise, the text is the description, or the title of a video without a description.
 */
export function postTextOf(
  platform: PlatformName,
  { title, description }: { title: string; description: string },
): string {
  if (platformOf(platform).limits.maxTitle > 0) return withoutTitle(description, title)
  return description.trim() || title.trim()
}

/** Returns a text without its first sentence if that sentence only repeats the title. */
export function withoutTitle(text: string, title: string): string {
  const [whole, name] = [text.trim(), title.trim().replace(/(?<![.!?…。！？])[.!?…。！？]+$/u, '')]
  if (name === '' || whole.slice(0, name.length).toLowerCase() !== name.toLowerCase()) return whole
  const rest = whole.slice(name.length)
  const end = /^[.!?…。！？]*["”’»)]*(?=\s|$)/u.exec(rest)
  // “Coffee beans grow on a tree” does not repeat the title “Coffee”.
  const isSentence = end !== null && (end[0] !== '' || rest === '' || /^\s*\n/u.test(rest))
  return isSentence ? rest.slice(end[0].length).trim() : whole
}

/** An article that the words of a video were written from, with the data that its licence requires. */
export type NamedSource = { title: string; site: string; licence: string; url: string }

const MAX_PART_CHARACTERS = 100
const MAX_URL_CHARACTERS = 300

/** Returns the lines that name the sources of a video in the text of its post, or an empty text without sources. */
export function sourcesText(sources: readonly NamedSource[]): string {
  const lines = sources.map(({ title, site, licence, url }) => {
    const parts = [title, site, licence].map((part) => plainPart(part).slice(0, MAX_PART_CHARACTERS).toWellFormed())
    // A link to an incomplete URL would be broken, so a URL that does not fit is left out.
    return `${parts.join(', ')}${url.length > MAX_URL_CHARACTERS ? '' : ` – ${plainPart(url)}`}`
  })
  return lines.length === 0 ? '' : `Sources:\n${lines.join('\n')}`
}

/** Platforms reject angle brackets. In a caption, `#` and `@` would add hashtags and notify users. */
function plainPart(text: string): string {
  return text.replace(/[<>#@]/gu, '').trim()
}
