import {
  countText,
  platformOf,
  postTextOf,
  sourcesText,
  textOf,
  type NamedSource,
  type PlatformName,
} from '@dayreel/catalogue'

/** The maximum length of a description. It is short enough to read and below every platform's limit. */
const MAX_DESCRIPTION = 4_000
const MAX_TAGS = 10
const MAX_TAG = 30

type DescribedVideo = {
  title: string
  description: string
  hashtags: readonly string[]
  /** The sources to name. Empty if the channel does not want them in its posts. */
  sources: readonly NamedSource[]
}
type RunWords = { title: string; text: string; tags: string[] }

/**
 * Writes the texts for a channel's video on one platform. They keep the platform's limits. Sources are never
 * cut.
 */
export function describeRun(
  platform: PlatformName,
  { title, description, hashtags, sources }: DescribedVideo,
): RunWords {
  const { limits, tags: kind } = platformOf(platform)
  const hasTitle = limits.maxTitle > 0
  const name = plainText(title, hasTitle ? limits.maxTitle : MAX_DESCRIPTION) || 'A video'
  const tags = hashtags
    .map((tag) => plainText(tag.replace(/^#/, '').replaceAll(',', ' '), MAX_TAG))
    .filter((tag) => tag !== '')
    .slice(0, Math.min(MAX_TAGS, limits.maxHashtags ?? MAX_TAGS))
  const named = sourcesText(sources)
  const words = postTextOf(platform, { title: name, description })
  // In a caption, `#` and `@` would add hashtags and notify users.
  const own = plainText(kind === 'list' ? words : words.replaceAll(/[#@]/g, ''), MAX_DESCRIPTION)
  const textWith = (part: string): string => [part, named].filter((each) => each !== '').join('\n\n')
  const fits = (part: string): boolean => {
    const whole = textOf(platform, { text: textWith(part), tags, asDraft: false })
    return whole.length <= MAX_DESCRIPTION && countText(platform, whole) <= limits.maxText
  }
  return { title: hasTitle ? name : '', text: textWith(shorten(own, fits)), tags }
}

/** Removes the characters that platforms reject and shortens the text to a maximum length. */
function plainText(text: string, maxLength: number): string {
  return shorten(text.replace(/[<>]/g, '').trim(), (part) => part.length <= maxLength)
}

/** Returns the longest beginning that fits. If something is cut, the text ends with an ellipsis. */
function shorten(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text
  const cut = (length: number): string =>
    `${text
      .slice(0, length)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trimEnd()}…`
  let [low, high] = [0, text.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(cut(middle))) low = middle
    else high = middle - 1
  }
  return low === 0 ? '' : cut(low)
}
