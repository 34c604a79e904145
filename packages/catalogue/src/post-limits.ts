import type { PLATFORM_NAMES } from './channels.ts'
import type { PostPrivacy } from './posts.ts'

export type PlatformName = (typeof PLATFORM_NAMES)[number]

/** How platforms are called where people read it. */
export const PLATFORM_LABELS = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  tiktok: 'TikTok',
} as const satisfies Record<PlatformName, string>

/** What a platform takes. */
export type PostLimits = {
  minSeconds: number
  maxSeconds: number
  maxBytes: number
  /** In UTF-16 code units, or bytes of UTF-8 where it says so; 0: has none. */
  maxTitle: number
  maxText: number
  textIsCountedIn: 'units' | 'bytes'
  maxHashtags: number | undefined
  privacies: readonly PostPrivacy[]
}

export const POST_LIMITS: Readonly<Record<PlatformName, PostLimits>> = {
  youtube: {
    minSeconds: 1,
    maxSeconds: 12 * 3_600,
    maxBytes: 256e9,
    maxTitle: 100,
    maxText: 5_000,
    textIsCountedIn: 'bytes',
    maxHashtags: undefined,
    privacies: ['public', 'unlisted', 'private'],
  },
  instagram: {
    minSeconds: 3,
    maxSeconds: 900,
    maxBytes: 300e6,
    maxTitle: 0,
    maxText: 2_200,
    textIsCountedIn: 'units',
    maxHashtags: 5,
    privacies: ['public'],
  },
  tiktok: {
    minSeconds: 1,
    maxSeconds: 600,
    maxBytes: 4e9,
    maxTitle: 0,
    maxText: 2_200,
    textIsCountedIn: 'units',
    maxHashtags: 5,
    privacies: ['public', 'friends', 'followers', 'private'],
  },
}

export const MAX_MENTIONS = 20
/** Of YouTube's tags together, separators included. */
export const MAX_TAGS_LENGTH = 500
/** Each post on YouTube carries one more tag, which only its owner sees: `dr-` and eight hex digits. */
export const MARKER_TAG_LENGTH = 11
