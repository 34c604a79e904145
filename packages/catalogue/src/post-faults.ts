import { platformOf } from './platforms.ts'
import type { PlatformName, PlatformTraits } from './platform-traits.ts'
import type { PostWords, WordsFault } from './posts.ts'

/**
 * Finds violations of a platform's limits and returns a message for the user for each of them. Lengths are counted as
 * the platform counts them. Both the form and the delivery call this function.
 */
export function findPostFaults(platform: PlatformName, words: PostWords): WordsFault[] {
  const traits = platformOf(platform)
  const { label: name, limits } = traits
  const { minSeconds, maxSeconds, maxTitle, maxText, textIsCountedIn, maxHashtags, privacies } = limits
  const { lengthSeconds, title, tags, privacy } = words
  const faults: WordsFault[] = []
  const find = (isFault: boolean, field: keyof PostWords, text: string): void => {
    if (isFault) faults.push({ field, text })
  }
  const text = textOf(platform, words)
  find(
    lengthSeconds < minSeconds || lengthSeconds > maxSeconds,
    'lengthSeconds',
    `${name} accepts videos of ${minSeconds} to ${maxSeconds} seconds.`,
  )
  find(maxTitle > 0 && title.length > maxTitle, 'title', `${name} accepts titles of at most ${maxTitle} characters.`)
  const unit = textIsCountedIn === 'bytes' ? 'bytes' : 'characters'
  find(countText(platform, text) > maxText, 'text', `${name} accepts at most ${maxText} ${unit} of text.`)
  find(
    maxHashtags !== null && countHashtags(text) > maxHashtags,
    'tags',
    `${name} accepts at most ${maxHashtags} hashtags.`,
  )
  find(
    tags.some((tag) => tag.trim() === ''),
    'tags',
    'A tag is empty.',
  )
  find(!privacies.includes(privacy), 'privacy', `${name} does not offer this audience.`)
  return [...faults, ...findRuleFaults(traits, { ...words, text })]
}

/** Finds violations of the platform's rules besides its limits. */
function findRuleFaults({ label, rules, tags: tagKind }: PlatformTraits, words: PostWords): WordsFault[] {
  const { needsTitle, refusedCharacters: refused, maxTagsLength, maxMentions, takesPrivatePartnership } = rules
  const { title, text, tags, promotes, privacy } = words
  const isRefused = (value: string): boolean => refused.some((character) => value.includes(character))
  const inTags = refused.length === 0 ? 'commas' : `${refused.join(', ')} or commas`
  const faults: WordsFault[] = []
  if (needsTitle && title.trim() === '') faults.push({ field: 'title', text: `${label} requires a title.` })
  for (const [field, value] of [
    ['title', title],
    ['text', text],
  ] as const) {
    if (isRefused(value)) faults.push({ field, text: `${label} does not accept ${refused.join(' or ')}.` })
  }
  if (maxTagsLength !== null && tagsLength(tags) > maxTagsLength)
    faults.push({
      field: 'tags',
      text: `${label} accepts tags of at most ${maxTagsLength} characters in total.`,
    })
  if (tagKind === 'list' && tags.some((tag) => isRefused(tag) || tag.includes(',')))
    faults.push({ field: 'tags', text: `${label} does not accept ${inTags} in a tag.` })
  if (maxMentions !== null && (text.match(/@[\w.]{1,30}/g)?.length ?? 0) > maxMentions)
    faults.push({ field: 'text', text: `${label} accepts at most ${maxMentions} mentions.` })
  if (!takesPrivatePartnership && promotes === 'partner' && privacy === 'private')
    faults.push({ field: 'privacy', text: `${label} does not accept a paid partnership that only you can see.` })
  return faults
}

/**
 * Returns the text below the video, with hashtags on platforms without separate tags. Returns an empty string for a
 * draft.
 */
export function textOf(
  platform: PlatformName,
  { text, tags, asDraft }: Pick<PostWords, 'text' | 'tags' | 'asDraft'>,
): string {
  const traits = platformOf(platform)
  if (asDraft && traits.choices.includes('asDraft')) return ''
  return traits.tags === 'list' ? text : withHashtags(text, tags)
}

/** Returns the text followed by the tags as hashtags, for platforms without separate tags. */
export function withHashtags(text: string, tags: readonly string[]): string {
  const hashtags = tags.map((tag) => `#${tag.replace(/[\s#]+/g, '')}`)
  return [text.trim(), hashtags.join(' ')].filter((part) => part !== '').join('\n\n')
}

/** Returns the length of a text in the platform's unit: UTF-16 code units or UTF-8 bytes. */
export function countText(platform: PlatformName, text: string): number {
  return platformOf(platform).limits.textIsCountedIn === 'bytes' ? new TextEncoder().encode(text).length : text.length
}

export function countHashtags(text: string): number {
  return text.match(/#[\p{L}\p{N}_]+/gu)?.length ?? 0
}

/** Returns the length of a tag list. Separators count, and so do the quotes around a tag with a space. */
export function tagsLength(tags: readonly string[]): number {
  return tags.reduce((sum, tag) => sum + tag.length + (tag.includes(' ') ? 2 : 0), Math.max(0, tags.length - 1))
}
