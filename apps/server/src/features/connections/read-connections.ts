import { POST_LIMITS, type PlatformName } from '@dayreel/catalogue'
import type { Connection, InstagramStatus, TikTokStatus, YouTubeConnection } from '@dayreel/contract'
import { and, asc, desc, eq } from 'drizzle-orm'
import { connections } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import type { ConnectionRow } from '#platforms/open-account.ts'
import type { SharedServices as Services } from '#services'

type Reading = Pick<Services, 'db' | 'platforms' | 'config'>

export async function listYouTube(services: Reading, accountId: string): Promise<YouTubeConnection[]> {
  return (await rowsOf(services, accountId, 'youtube')).map((row) => toYouTube(services, row))
}

/** @throws {AppError} `not_found` */
export async function setAutoPost(
  services: Reading,
  { accountId, id }: { accountId: string; id: string },
  autoPost: boolean,
): Promise<YouTubeConnection> {
  const [row] = await services.db
    .update(connections)
    .set({ autoPost })
    .where(and(eq(connections.id, id), eq(connections.accountId, accountId), eq(connections.platform, 'youtube')))
    .returning()
  if (row === undefined) {
    throw new AppError('not_found', { message: 'There is no such YouTube connection. It may have been removed.' })
  }
  return toYouTube(services, row)
}

export async function readInstagram(services: Reading, accountId: string): Promise<InstagramStatus> {
  const { platformId, ...status } = await statusOf(services, accountId, 'instagram')
  return { ...status, igUserId: platformId }
}

export async function readTikTok(services: Reading, accountId: string): Promise<TikTokStatus> {
  const { platformId, ...status } = await statusOf(services, accountId, 'tiktok')
  return { ...status, open_id: platformId }
}

export async function listConnections(services: Reading, accountId: string): Promise<Connection[]> {
  return (await rowsOf(services, accountId)).map((row) => ({
    id: row.id,
    platform: row.platform,
    accountId: row.platformId,
    name: row.title,
    handle: row.handle,
    profilePictureUrl: row.pictureUrl,
    isExpired: isExpired(services, row),
    autoPost: row.autoPost,
    isSandbox: row.isSandbox,
    note: noteOf(services, row),
    limits: {
      ...POST_LIMITS[row.platform],
      maxHashtags: POST_LIMITS[row.platform].maxHashtags ?? null,
      privacies: [...POST_LIMITS[row.platform].privacies],
    },
    createdAt: row.createdAt.toISOString(),
  }))
}

async function rowsOf({ db }: Reading, accountId: string, name?: PlatformName): Promise<ConnectionRow[]> {
  return db
    .select()
    .from(connections)
    .where(and(eq(connections.accountId, accountId), name && eq(connections.platform, name)))
    .orderBy(asc(connections.createdAt), asc(connections.id))
}

async function statusOf(services: Reading, accountId: string, name: PlatformName) {
  const [row] = await services.db
    .select()
    .from(connections)
    .where(and(eq(connections.accountId, accountId), eq(connections.platform, name)))
    .orderBy(desc(connections.createdAt))
    .limit(1)
  return {
    isConnected: row !== undefined,
    id: row?.id ?? null,
    platformId: row?.platformId ?? null,
    username: row === undefined ? null : (row.handle ?? (row.title === '' ? null : row.title)),
    profilePictureUrl: row?.pictureUrl ?? null,
    isExpired: row !== undefined && isExpired(services, row),
    isSandbox: row?.isSandbox ?? services.platforms.find(name)?.isSandbox ?? false,
    note: row === undefined ? null : noteOf(services, row),
  }
}

function toYouTube(services: Reading, row: ConnectionRow): YouTubeConnection {
  return {
    id: row.id,
    channel_id: row.platformId,
    channel_title: row.title,
    profilePictureUrl: row.pictureUrl,
    auto_post: row.autoPost,
    isExpired: isExpired(services, row),
    isSandbox: row.isSandbox,
    note: noteOf(services, row),
  }
}

/** Also one that was made at a stand-in where the platform itself is reached now, or the other way round. */
function isExpired({ platforms }: Reading, row: ConnectionRow): boolean {
  return row.expiredAt !== null || platforms.find(row.platform)?.isSandbox !== row.isSandbox
}

/** What happens to posts there, as far as it is known beforehand. */
function noteOf({ config, platforms }: Reading, row: ConnectionRow): string | null {
  const reached = platforms.find(row.platform)
  if (reached === undefined) return 'This platform is not set up on this site any more.'
  if (reached.isSandbox) return 'A stand-in of this machine: nothing is really posted.'
  if (row.platform === 'youtube')
    return 'Until Google has audited this site, YouTube makes every video private. The post shows what it really is.'
  if (row.platform === 'tiktok')
    return 'Until TikTok has audited this site, only you can see what is posted, and your TikTok account must be private.'
  if (config.platforms.instagram?.way === 'instagram' && config.isLoopback)
    return 'Instagram fetches videos from a public address, which this site does not have: nothing can be posted.'
  return null
}
