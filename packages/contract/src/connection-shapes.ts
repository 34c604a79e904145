import { PLATFORM_NAMES, POST_PRIVACIES } from '@dayreel/catalogue'
import { line } from '@dayreel/storyboard/schema'
import { z } from 'zod'

const MAX_CODE_CHARACTERS = 2_000

export const PlatformName = z.enum(PLATFORM_NAMES)
export type PlatformName = z.infer<typeof PlatformName>
export const PostPrivacy = z.enum(POST_PRIVACIES, 'Choose one of the audiences that are offered.')

export const ByConnection = z.object({
  id: z.uuid('There is no such connection. It may have been removed.'),
})

/** Where the browser is to go: the platform's own page that asks for permission. */
export const AuthorizeUrl = z.object({ url: z.string() }).meta({ id: 'AuthorizeUrl' })
export type AuthorizeUrl = z.infer<typeof AuthorizeUrl>

/** What came back with the browser. */
export const OAuthAnswer = z.object({
  code: line(MAX_CODE_CHARACTERS, 'the code'),
  state: line(MAX_CODE_CHARACTERS, 'the state'),
})

const isSandbox = z.boolean().describe('It leads to a stand-in: nothing is really posted.')
const note = z.string().nullable().describe('What a person should know of what is posted there, in a whole sentence.')
const pictureUrl = z.string().nullable()

/** A channel of YouTube, as the specification names its fields. */
export const YouTubeConnection = z
  .object({
    id: z.uuid(),
    channel_id: z.string(),
    channel_title: z.string().describe('May be empty.'),
    profilePictureUrl: pictureUrl,
    auto_post: z.boolean().describe('Channels that name it may post there.'),
    isExpired: z.boolean().describe('It has to be connected again.'),
    isSandbox,
    note,
  })
  .meta({ id: 'YouTubeConnection' })
export type YouTubeConnection = z.infer<typeof YouTubeConnection>

const status = {
  isConnected: z.boolean(),
  id: z.uuid().nullable().describe('Of the connection, for posts.'),
  username: z.string().nullable(),
  profilePictureUrl: pictureUrl,
  isExpired: z.boolean(),
  isSandbox,
  note,
}
export const InstagramStatus = z.object({ ...status, igUserId: z.string().nullable() }).meta({ id: 'InstagramStatus' })
export type InstagramStatus = z.infer<typeof InstagramStatus>
export const TikTokStatus = z.object({ ...status, open_id: z.string().nullable() }).meta({ id: 'TikTokStatus' })
export type TikTokStatus = z.infer<typeof TikTokStatus>

/** What a platform takes, to be counted while a person types. */
export const PostLimits = z
  .object({
    minSeconds: z.number(),
    maxSeconds: z.number(),
    maxBytes: z.number(),
    maxTitle: z.int().describe('0 where posts have no title.'),
    maxText: z.int(),
    textIsCountedIn: z.enum(['units', 'bytes']).describe('Code units of UTF-16, or bytes of UTF-8.'),
    maxHashtags: z.int().nullable(),
    privacies: z.array(PostPrivacy),
  })
  .meta({ id: 'PostLimits' })
export type PostLimits = z.infer<typeof PostLimits>

/** A linked account, whatever its platform. */
export const Connection = z
  .object({
    id: z.uuid(),
    platform: PlatformName,
    accountId: z.string().describe('The platform’s own id of the account.'),
    name: z.string().describe('May be empty.'),
    handle: z.string().nullable().describe('Without the @.'),
    profilePictureUrl: pictureUrl,
    isExpired: z.boolean(),
    autoPost: z.boolean(),
    isSandbox,
    note,
    limits: PostLimits,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Connection' })
export type Connection = z.infer<typeof Connection>

/** What the account may post now, as its platform just said; to be asked for when a form for it opens. */
export const PostAllowance = z
  .object({
    accountName: z.string(),
    profilePictureUrl: pictureUrl,
    privacies: z.array(PostPrivacy),
    maxSeconds: z.number(),
    canComment: z.boolean(),
    canDuet: z.boolean(),
    canStitch: z.boolean(),
    canPost: z.boolean().describe('False: only drafts, which the person finishes in the platform’s app.'),
    postsLeft: z.int().nullable().describe('Of today; null where nobody says.'),
    nextPostAt: z.iso.datetime().nullable().describe('When a post made now would go out, where today is used up.'),
  })
  .meta({ id: 'PostAllowance' })
export type PostAllowance = z.infer<typeof PostAllowance>

/** What the screens of the specification read from the address after a platform led back to /app/connections. */
export const CONNECT_RESULTS = {
  youtube: { success: 'youtube_status=connected', failure: 'youtube_error' },
  instagram: { success: 'instagram_status=connected', failure: 'instagram_error' },
  tiktok: { success: 'status=tiktok_success', failure: 'status=tiktok_error&message' },
} as const
