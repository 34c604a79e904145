import type { Post, PostFault, PostLimits } from './platform.ts'

/** What every platform refuses, by its limits. */
export function findCommonFaults(name: string, limits: PostLimits, post: Post): PostFault[] {
  const faults: PostFault[] = []
  const { lengthSeconds, title, text, tags, privacy } = post
  const { minSeconds, maxSeconds, maxTitle, maxText, textIsCountedIn, maxHashtags, privacies } = limits
  if (lengthSeconds < minSeconds || lengthSeconds > maxSeconds) {
    faults.push({ field: 'lengthSeconds', text: `${name} takes videos of ${minSeconds} to ${maxSeconds} seconds.` })
  }
  if (maxTitle > 0 && title.length > maxTitle) {
    faults.push({ field: 'title', text: `${name} takes titles of at most ${maxTitle} characters.` })
  }
  const length = textIsCountedIn === 'bytes' ? Buffer.byteLength(text) : text.length
  if (length > maxText)
    faults.push({
      field: 'text',
      text: `${name} takes at most ${maxText} ${textIsCountedIn === 'bytes' ? 'bytes' : 'characters'} of text.`,
    })
  if (maxHashtags !== undefined && countHashtags(text) > maxHashtags) {
    faults.push({ field: 'tags', text: `${name} takes at most ${maxHashtags} hashtags.` })
  }
  if (tags.some((tag) => tag.trim() === '')) faults.push({ field: 'tags', text: 'A tag is empty.' })
  if (!privacies.includes(privacy)) faults.push({ field: 'privacy', text: `${name} does not have this audience.` })
  return faults
}

/** Text and tags as one, for platforms whose tags are hashtags in the text. */
export function withHashtags(text: string, tags: readonly string[]): string {
  const hashtags = tags.map((tag) => `#${tag.replace(/[\s#]+/g, '')}`)
  return [text.trim(), hashtags.join(' ')].filter((part) => part !== '').join('\n\n')
}

function countHashtags(text: string): number {
  return text.match(/#[\p{L}\p{N}_]+/gu)?.length ?? 0
}
