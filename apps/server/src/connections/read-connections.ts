import { platformOf, type PlatformName } from '@dayreel/catalogue'
import type { Connection } from '@dayreel/contract'
import { and, asc, eq } from 'drizzle-orm'
import { connections } from '#db/schema.ts'
import { isExpired } from './connection-standing.ts'
import { lastPrivacyOn, readLastPrivacies, type LastPrivacies } from './last-privacies.ts'
import type { ConnectionRow } from './open-account.ts'
import type { SharedServices as Services } from '#services'
import { isConnection, noConnection, type WhichConnection } from './which-connection.ts'

type ReadServices = Pick<Services, 'db' | 'platforms' | 'config'>

/** @returns the connections, oldest first. */
export async function listConnections(
  services: ReadServices,
  accountId: string,
  platform?: PlatformName,
): Promise<Connection[]> {
  const isOfPlatform = platform === undefined ? undefined : eq(connections.platform, platform)
  const rows = await services.db
    .select()
    .from(connections)
    .where(and(eq(connections.accountId, accountId), isOfPlatform))
    .orderBy(asc(connections.createdAt), asc(connections.id))
  const last = await readLastPrivacies(services.db, accountId)
  return rows.map((row) => toConnection(services, row, last))
}

/**
 * Switches automatic posting on or off.
 *
 * @param which if it names a platform, a connection of another platform counts as not found.
 * @throws {AppError} `not_found`
 */
export async function setAutoPost(
  services: ReadServices,
  which: WhichConnection,
  autoPost: boolean,
): Promise<Connection> {
  const [row] = await services.db.update(connections).set({ autoPost }).where(isConnection(which)).returning()
  if (row === undefined) throw noConnection(which)
  return toConnection(services, row, await readLastPrivacies(services.db, row.accountId))
}

function toConnection(services: ReadServices, row: ConnectionRow, last: LastPrivacies): Connection {
  const { limits } = platformOf(row.platform)
  return {
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
    condition: services.platforms.callsOf(row.platform).condition ?? null,
    lastPrivacy: lastPrivacyOn(row.platform, last),
    limits: { ...limits, privacies: [...limits.privacies] },
    createdAt: row.createdAt.toISOString(),
  }
}

/** Returns a known restriction of posts to this account, or null. */
function noteOf({ config, platforms }: ReadServices, row: ConnectionRow): string | null {
  const reached = platforms.find(row.platform)
  if (reached === undefined) return 'This platform is not set up on this site any more.'
  if (reached.isSandbox) return 'A sandbox account: nothing is really posted.'
  if (reached.platform.needsPublicUrl && config.isLoopback)
    return `${platformOf(row.platform).label} downloads each video from the site. This site has no public address, so nothing can be posted.`
  return null
}
