import { findPostFaults, POST_LIMITS } from '@dayreel/catalogue'
import type { Post, PostFault, Posted } from '../platform.ts'

export const YOUTUBE_LIMITS = POST_LIMITS.youtube
const SHORT_SECONDS = 180

export function findFaults(post: Post): readonly PostFault[] {
  return findPostFaults('youtube', post)
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
