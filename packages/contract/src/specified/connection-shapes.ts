import { line } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { Connection, type LinkedAccount } from '../connection-shapes.ts'

const MAX_CODE_CHARACTERS = 2_000

/** The parameters that the platform's consent page sends back through the browser. */
export const OAuthAnswer = z.object({
  code: line(MAX_CODE_CHARACTERS, 'the code'),
  state: line(MAX_CODE_CHARACTERS, 'the state'),
})

const { id, profilePictureUrl, isExpired, autoPost, isSandbox, note, condition } = Connection.shape

export const YouTubeConnection = z
  .object({
    id,
    channel_id: z.string(),
    channel_title: z.string().describe('May be empty.'),
    profilePictureUrl,
    auto_post: z.boolean().describe('Channels may post to it.'),
    isExpired: isExpired.describe('The user has to connect it again.'),
    isSandbox,
    note,
    condition,
  })
  .meta({ id: 'YouTubeConnection' })
export type YouTubeConnection = z.infer<typeof YouTubeConnection>

const status = {
  isConnected: z.boolean(),
  id: id.nullable().describe('The id of the connection, for posts.'),
  username: z.string().nullable(),
  profilePictureUrl,
  isExpired,
  autoPost: autoPost.describe('Channels may post to it. False without a connection.'),
  isSandbox,
  note,
  condition,
}
export const InstagramStatus = z.object({ ...status, igUserId: z.string().nullable() }).meta({ id: 'InstagramStatus' })
export type InstagramStatus = z.infer<typeof InstagramStatus>
export const TikTokStatus = z.object({ ...status, open_id: z.string().nullable() }).meta({ id: 'TikTokStatus' })
export type TikTokStatus = z.infer<typeof TikTokStatus>

export function toYouTubeConnection(connection: Connection): YouTubeConnection {
  const { id: connectionId, accountId, name, autoPost: isOn, ...shared } = connection
  return { ...pick(shared), id: connectionId, channel_id: accountId, channel_title: name, auto_post: isOn }
}

export function fromYouTubeConnection(connection: YouTubeConnection): LinkedAccount {
  const { id: connectionId, channel_id: accountId, channel_title: name, auto_post: isOn } = connection
  return { ...pick(connection), id: connectionId, platform: 'youtube', accountId, name, handle: null, autoPost: isOn }
}

type Status = Omit<InstagramStatus, 'igUserId'> & { accountId: string | null }

/** @param isSandboxSite Whether the site uses a stand-in. This is the value for a user without a connection. */
export function toStatus(connection: Connection | undefined, isSandboxSite: boolean): Status {
  if (connection === undefined)
    return {
      isConnected: false,
      id: null,
      accountId: null,
      username: null,
      profilePictureUrl: null,
      isExpired: false,
      autoPost: false,
      isSandbox: isSandboxSite,
      note: null,
      condition: null,
    }
  const { id: connectionId, accountId, name, handle, autoPost: isOn } = connection
  const username = handle ?? (name === '' ? null : name)
  return { ...pick(connection), isConnected: true, id: connectionId, accountId, username, autoPost: isOn }
}

/** Returns the linked account as a list, which is empty if no account is linked. */
export function fromStatus(platform: string, { accountId, username, ...given }: Status): LinkedAccount[] {
  if (!given.isConnected && !given.isExpired) return []
  const named = { accountId: accountId ?? '', name: '', handle: username }
  return [{ ...pick(given), ...named, id: given.id, platform, autoPost: given.autoPost }]
}

type Shared = Pick<LinkedAccount, 'profilePictureUrl' | 'isExpired' | 'isSandbox' | 'note' | 'condition'>

function pick(from: Shared): Shared {
  return {
    profilePictureUrl: from.profilePictureUrl,
    isExpired: from.isExpired,
    isSandbox: from.isSandbox,
    note: from.note,
    condition: from.condition,
  }
}

/** The query parameters with which the user returns from a platform to the connections page. */
export const CONNECT_RESULTS = {
  youtube: { success: 'youtube_status=connected', failure: 'youtube_error' },
  instagram: { success: 'instagram_status=connected', failure: 'instagram_error' },
  tiktok: { success: 'status=tiktok_success', failure: 'status=tiktok_error&message' },
} as const

/** Platforms whose callback URL is a page of the app. The page sends the code to the API. */
export const CALLBACK_PAGES: readonly string[] = ['tiktok']
