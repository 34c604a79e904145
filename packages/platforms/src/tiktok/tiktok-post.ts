import { withHashtags, type WordsFault } from '@dayreel/catalogue'
import type { Allowance, Post } from '../platform.ts'
import { levelOf } from './tiktok-api.ts'

/** Returns the first violation of the account's own limits. */
export function findRefusal(post: Post, { privacies, maxSeconds }: Allowance): WordsFault | undefined {
  if (!privacies.includes(post.privacy)) return { field: 'privacy', text: 'Choose the audience again.' }
  if (post.lengthSeconds > maxSeconds) {
    return { field: 'lengthSeconds', text: `This TikTok account accepts videos of at most ${maxSeconds} seconds.` }
  }
  return undefined
}

export function postInfoOf(post: Post): Record<string, unknown> {
  return {
    title: withHashtags(post.text, post.tags),
    privacy_level: levelOf(post.privacy),
    disable_comment: !post.allowsComments,
    disable_duet: !post.allowsDuets,
    disable_stitch: !post.allowsStitches,
    ...(post.coverMs === undefined ? {} : { video_cover_timestamp_ms: post.coverMs }),
    brand_content_toggle: post.promotes === 'partner',
    brand_organic_toggle: post.promotes === 'own',
    is_aigc: post.isSynthetic,
  }
}
