import type { Allowance, Post, PostFault, PostLimits } from '../platform.ts'
import { findCommonFaults, withHashtags } from '../post-faults.ts'
import { levelOf } from './tiktok-api.ts'

export const TIKTOK_LIMITS: PostLimits = {
  minSeconds: 1,
  maxSeconds: 600,
  maxBytes: 4e9,
  maxTitle: 0,
  maxText: 2_200,
  textIsCountedIn: 'units',
  maxHashtags: 5,
  privacies: ['public', 'friends', 'followers', 'private'],
}

/** A draft carries no words: the person writes them in the app. */
export function findFaults(post: Post): readonly PostFault[] {
  const whole = { ...post, text: post.asDraft ? '' : withHashtags(post.text, post.tags) }
  const faults = findCommonFaults('TikTok', TIKTOK_LIMITS, whole)
  if (post.promotes === 'partner' && post.privacy === 'private') {
    faults.push({ field: 'privacy', text: 'TikTok does not take a paid partnership that only you can see.' })
  }
  return faults
}

/** What the account itself does not allow. */
export function findRefusal(post: Post, { privacies, maxSeconds }: Allowance): PostFault | undefined {
  if (!privacies.includes(post.privacy)) return { field: 'privacy', text: 'Choose the audience again.' }
  if (post.lengthSeconds > maxSeconds) {
    return { field: 'lengthSeconds', text: `This TikTok account takes videos of at most ${maxSeconds} seconds.` }
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
