import type { Post, Posted } from '../platform.ts'

const SHORT_SECONDS = 180

/** Returns the metadata that is sent when the video's upload starts. */
export function metadataOf(post: Post): unknown {
  return {
    snippet: { title: post.title, description: post.text, tags: tagsOf(post), categoryId: '22' },
    status: {
      privacyStatus: post.privacy,
      // This is a legal declaration. Without it, the upload stays incomplete.
      selfDeclaredMadeForKids: post.isMadeForKids,
      containsSyntheticMedia: post.isSynthetic,
      embeddable: true,
      license: 'youtube',
    },
  }
}

/** Returns a tag that only the owner can see. The tag identifies the post if the response to its upload was lost. */
export function markerOf({ marker }: Post): string {
  return `dr-${marker}`
}

/** Returns the address of a video. A Short is at most three minutes long and not wider than it is tall. */
export function urlOf(id: string, { lengthSeconds, isWide }: Post, watch: string): Posted['url'] {
  const path = lengthSeconds <= SHORT_SECONDS && isWide !== true ? `/shorts/${id}` : `/watch?v=${id}`
  return new URL(path, watch).href
}

function tagsOf(post: Post): string[] {
  return [...post.tags, markerOf(post)]
}
