/** The audiences of a post. Each platform offers some of them. */
export const POST_PRIVACIES = ['public', 'unlisted', 'private', 'friends', 'followers'] as const
export type PostPrivacy = (typeof POST_PRIVACIES)[number]

/** The audiences that the specification defines for an uploaded file. */
export const PRIVACY_STATUSES = ['private', 'unlisted', 'public'] as const
export type PrivacyStatus = (typeof PRIVACY_STATUSES)[number]

/** The content of a post that a platform's limits apply to. */
export type PostWords = {
  lengthSeconds: number
  title: string
  /** The description or caption of the post. */
  text: string
  /** Tags without the #. */
  tags: readonly string[]
  privacy: PostPrivacy
  promotes?: 'own' | 'partner' | undefined
  /** Whether the post is sent as a draft that the user finishes in the platform's app. */
  asDraft: boolean
}
export type WordsFault = { field: keyof PostWords; text: string }

/**
 * The states of a post. `scheduled`: the post time is in the future · `waiting`: the post is due and waits for its
 * turn, a quota or a retry · `posting` · `checking`: the video is uploaded and the platform processes it · `live`: the
 * platform confirmed the post · `uncertain`: only the owner can check whether the post exists · `failed` · `cancelled`
 * · `removed`: the post was live and no longer exists.
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

/** The source of a post: an uploaded file, a shared video, or a channel's run. */
export const POST_SOURCES = ['upload', 'share', 'run'] as const
export type PostSource = (typeof POST_SOURCES)[number]

/** A limit above the limit of every platform, so that the user gets the platform's own message. */
export const MAX_POST_TITLE_CHARACTERS = 500
export const MAX_POST_TEXT_CHARACTERS = 10_000
export const MAX_POST_TAGS = 60
export const MAX_POST_TAG_CHARACTERS = 100
/** The maximum number of accounts in one share. */
export const MAX_POST_TARGETS = 20
/** The file types accepted for YouTube. */
export const POST_VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const
export type PostVideoType = (typeof POST_VIDEO_TYPES)[number]

/**
 * The maximum number of posts of one connection that wait for the platform's daily quota. Posts of channel runs do not
 * count.
 */
export const MAX_POSTS_WAITING_FOR_QUOTA = 30
/** The maximum number of scheduled posts of one account. Posts of channel runs do not count. */
export const MAX_SCHEDULED_POSTS = 400
/** The maximum number of one account's stored files that wait to be posted, and their total size. */
export const MAX_STORED_UPLOADS = 3
export const MAX_STORED_UPLOAD_GIGABYTES = 10
export const MAX_STORED_UPLOAD_BYTES = MAX_STORED_UPLOAD_GIGABYTES * 1024 ** 3
