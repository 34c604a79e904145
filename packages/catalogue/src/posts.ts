/** Who sees a post; each platform has some of them. */
export const POST_PRIVACIES = ['public', 'unlisted', 'private', 'friends', 'followers'] as const
export type PostPrivacy = (typeof POST_PRIVACIES)[number]

/**
 * How far a post is. `scheduled`: its time has not come · `waiting`: it is due and waits for its turn, a quota or another try · `posting` ·
 * `checking`: it is there and the platform still works on it · `live`: read back from the platform · `uncertain`: nobody can know but
 * its owner · `failed` · `cancelled` · `removed`: it was live and is gone.
 */
export const POST_STATUSES = [
  'scheduled',
  'waiting',
  'posting',
  'checking',
  'live',
  'uncertain',
  'failed',
  'cancelled',
  'removed',
] as const
export type PostStatus = (typeof POST_STATUSES)[number]

/** Where a post comes from: a file of one's own, a video that was shared, a channel's run. */
export const POST_SOURCES = ['upload', 'share', 'run'] as const
export type PostSource = (typeof POST_SOURCES)[number]

/** Longer than what any platform takes, so that it is the platform's rule that a person reads. */
export const MAX_POST_TITLE_CHARACTERS = 500
export const MAX_POST_TEXT_CHARACTERS = 10_000
export const MAX_POST_TAGS = 60
export const MAX_POST_TAG_CHARACTERS = 100
/** Accounts that a video is shared to at once. */
export const MAX_POST_TARGETS = 20
/** Files of these types are taken for YouTube. */
export const POST_VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const
export type PostVideoType = (typeof POST_VIDEO_TYPES)[number]
