import type { Post, PostFault, PostLimits, Posted } from '../platform.ts'
import { findCommonFaults } from '../post-faults.ts'

export const YOUTUBE_LIMITS: PostLimits = {
  minSeconds: 1,
  maxSeconds: 12 * 3_600,
  maxBytes: 256e9,
  maxTitle: 100,
  maxText: 5_000,
  textIsCountedIn: 'bytes',
  maxHashtags: undefined,
  privacies: ['public', 'unlisted', 'private'],
}
const MAX_TAGS = 500
const SHORT_SECONDS = 180

export function findFaults(post: Post): readonly PostFault[] {
  const faults = findCommonFaults('YouTube', YOUTUBE_LIMITS, post)
  if (post.title.trim() === '') faults.push({ field: 'title', text: 'YouTube wants a title.' })
  for (const field of ['title', 'text'] as const) {
    if (/[<>]/.test(post[field])) faults.push({ field, text: 'YouTube takes no < or >.' })
  }
  const tags = tagsOf(post)
  if (lengthOf(tags) > MAX_TAGS)
    faults.push({ field: 'tags', text: 'YouTube takes tags of about 480 characters together.' })
  if (tags.some((tag) => /[<>,]/.test(tag)))
    faults.push({ field: 'tags', text: 'YouTube takes no <, > or comma in a tag.' })
  return faults
}

/** What is said about the video when its upload begins. */
export function metadataOf(post: Post): unknown {
  return {
    snippet: { title: post.title, description: post.text, tags: tagsOf(post), categoryId: '22' },
    status: {
      privacyStatus: post.privacy,
      // A declaration by law: without it the upload stays half done.
      selfDeclaredMadeForKids: post.isMadeForKids,
      containsSyntheticMedia: post.isSynthetic,
      embeddable: true,
      license: 'youtube',
    },
  }
}

/** A tag that only the owner sees, by which the post is known again if its upload's answer was lost. */
export function markerOf({ marker }: Post): string {
  return `dr-${marker}`
}

export function urlOf(id: string, lengthSeconds: number, watch: string): Posted['url'] {
  const path = lengthSeconds <= SHORT_SECONDS ? `/shorts/${id}` : `/watch?v=${id}`
  return new URL(path, watch).href
}

function tagsOf(post: Post): string[] {
  return [...post.tags, markerOf(post)]
}

/** Separators count, and so do the quotes around a tag with a space. */
function lengthOf(tags: readonly string[]): number {
  return tags.reduce((sum, tag) => sum + tag.length + (tag.includes(' ') ? 2 : 0), tags.length - 1)
}
