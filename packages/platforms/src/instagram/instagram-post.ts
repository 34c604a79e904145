import type { Post, PostFault, PostLimits } from '../platform.ts'
import { findCommonFaults, withHashtags } from '../post-faults.ts'

export const INSTAGRAM_LIMITS: PostLimits = {
  minSeconds: 3,
  maxSeconds: 900,
  maxBytes: 300e6,
  maxTitle: 0,
  maxText: 2_200,
  textIsCountedIn: 'units',
  maxHashtags: 5,
  privacies: ['public'],
}
const MAX_MENTIONS = 20

export function findFaults(post: Post): readonly PostFault[] {
  const caption = captionOf(post)
  const faults = findCommonFaults('Instagram', INSTAGRAM_LIMITS, { ...post, text: caption })
  if ((caption.match(/@[\w.]{1,30}/g)?.length ?? 0) > MAX_MENTIONS) {
    faults.push({ field: 'text', text: `Instagram takes at most ${MAX_MENTIONS} mentions.` })
  }
  return faults
}

export function captionOf({ text, tags }: Post): string {
  return withHashtags(text, tags)
}
