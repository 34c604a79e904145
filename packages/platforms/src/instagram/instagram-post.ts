import { findPostFaults, POST_LIMITS, withHashtags } from '@dayreel/catalogue'
import type { Post, PostFault } from '../platform.ts'

export const INSTAGRAM_LIMITS = POST_LIMITS.instagram

export function findFaults(post: Post): readonly PostFault[] {
  return findPostFaults('instagram', post)
}

export function captionOf({ text, tags }: Post): string {
  return withHashtags(text, tags)
}
