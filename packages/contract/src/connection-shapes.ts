import { z } from 'zod'
import { PlatformName, PostLimits, PostPrivacy } from './platform-shapes.ts'

export const ByConnection = z.object({
  id: z.uuid('There is no such connection. It may have been removed.'),
})

export const ByPlatform = z.object({ platform: PlatformName })

/** The URL of the platform's consent page. */
export const AuthorizeUrl = z.object({ url: z.string() }).meta({ id: 'AuthorizeUrl' })
export type AuthorizeUrl = z.infer<typeof AuthorizeUrl>

export const Message = z.object({ message: z.string() })

/** The rate limit of calls that make a request to a platform. No user connects accounts this often. */
export const CONNECT_LIMIT = { points: 30, seconds: 60 }

const isSandbox = z.boolean().describe('The account belongs to a stand-in, so nothing is really posted.')
const note = z.string().nullable().describe('A restriction of posts to this account, in a whole sentence.')
const condition = z
  .string()
  .nullable()
  .describe('The platform’s condition for posts, in whole sentences; null if there is none. Show it before each post.')
const pictureUrl = z.string().nullable()

/** A linked account of any platform. */
export const Connection = z
  .object({
    id: z.uuid(),
    platform: PlatformName,
    accountId: z.string().describe('The account’s id on the platform.'),
    name: z.string().describe('May be empty.'),
    handle: z.string().nullable().describe('Without the @.'),
    profilePictureUrl: pictureUrl,
    isExpired: z.boolean(),
    autoPost: z.boolean(),
    isSandbox,
    note,
    condition,
    lastPrivacy: PostPrivacy.nullable().describe(
      'The audience that the user chose last on this platform; null before the first choice.',
    ),
    limits: PostLimits,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Connection' })
export type Connection = z.infer<typeof Connection>

/** A linked account as the UI shows it. */
export type LinkedAccount = Omit<Connection, 'id' | 'limits' | 'createdAt' | 'lastPrivacy'> & { id: string | null }

export const ChangedConnection = z.object({ autoPost: z.boolean('Switch auto-post on or off.') })

/** The platform's current limits for an account. Fetch them when the post form opens. */
export const PostAllowance = z
  .object({
    accountName: z.string(),
    profilePictureUrl: pictureUrl,
    privacies: z.array(PostPrivacy),
    maxSeconds: z.number(),
    canComment: z.boolean(),
    canDuet: z.boolean(),
    canStitch: z.boolean(),
    canPost: z
      .boolean()
      .describe('If false, the account accepts only drafts, which the user finishes in the platform’s app.'),
    postsLeft: z.int().nullable().describe('How many posts are left today; null if unknown.'),
    nextPostAt: z.iso.datetime().nullable().describe('When a new post would go out if today’s uploads are used up.'),
  })
  .meta({ id: 'PostAllowance' })
export type PostAllowance = z.infer<typeof PostAllowance>
