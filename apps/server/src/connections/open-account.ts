import { PlatformError, type AccountAccess, type Tokens } from '@dayreel/platforms'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { connections } from '#db/schema.ts'
import type { SharedServices as Services } from '#services'
import { expireConnection } from './expire-connection.ts'
import { openTokens, refreshAtOf, sealTokens } from './tokens.ts'

export type ConnectionRow = typeof connections.$inferSelect
type Dependencies = Pick<Services, 'db' | 'sealing' | 'platforms' | 'mailer' | 'log' | 'config'>

/** A refresh usually takes moments. It is limited because it occupies a database connection. */
const REFRESH_TIMEOUT_MS = 20_000

/**
 * Opens a linked account with valid tokens. The tokens are refreshed before they expire.
 *
 * @param endedToken an access token that the platform has just rejected, so that a newer one is needed.
 * @throws {PlatformError} `reconnect_required` if the owner has to consent again. The connection is then marked as
 * expired and the owner is notified.
 */
export async function openAccount(
  services: Dependencies,
  connectionId: string,
  endedToken?: string,
): Promise<AccountAccess> {
  const { db, platforms } = services
  const [row] = await db.select().from(connections).where(eq(connections.id, connectionId))
  const { platform } = reach(services, row)
  const tokens = tokensOf(services, row)
  const isToRenew = (found: Tokens): boolean =>
    found.accessToken === endedToken ||
    (platform.refreshAheadMs !== undefined &&
      found.accessEndsAtMs !== undefined &&
      found.accessEndsAtMs - platform.refreshAheadMs <= platforms.now())
  if (!isToRenew(tokens)) return accessOf(row!, tokens)
  let refusedToken: string | undefined
  const renewed = await db.transaction(async (tx) => {
    // Only one refresh runs at a time, because some platforms invalidate the old refresh token when it is used.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`refresh ${connectionId}`}, 0))`)
    const [current] = await tx.select().from(connections).where(eq(connections.id, connectionId))
    const held = tokensOf(services, current)
    if (!isToRenew(held)) return accessOf(current!, held)
    const fresh = await platform.refresh(held, AbortSignal.timeout(REFRESH_TIMEOUT_MS)).catch((error: unknown) => error)
    if (!isTokens(fresh)) {
      refusedToken = held.accessToken
      return fresh
    }
    await keepTokens(tx, services, connectionId, fresh)
    return accessOf(current!, fresh)
  })
  if (isAccess(renewed)) return renewed
  if (renewed instanceof PlatformError && renewed.kind === 'reconnect_required' && refusedToken !== undefined) {
    await expireConnection(services, connectionId, refusedToken)
  }
  throw renewed
}

/** Stores the tokens and the time of their next refresh in the caller's transaction. */
async function keepTokens(
  tx: Db,
  { sealing, platforms }: Pick<Services, 'sealing' | 'platforms'>,
  connectionId: string,
  tokens: Tokens,
): Promise<void> {
  const [row] = await tx.select().from(connections).where(eq(connections.id, connectionId))
  if (row === undefined) throw gone()
  const { platform } = platforms.get(row.platform)
  await tx
    .update(connections)
    .set({ sealedTokens: sealTokens(sealing, row, tokens), refreshAt: refreshAtOf(platform, tokens) })
    .where(eq(connections.id, connectionId))
}

/**
 * Returns the connection's platform. A connection to a stand-in is never used for the real platform, and vice versa.
 */
export function reach({ platforms }: Pick<Services, 'platforms'>, row: ConnectionRow | undefined) {
  if (row === undefined) throw gone()
  const reached = platforms.find(row.platform)
  if (reached !== undefined && reached.isSandbox === row.isSandbox) return reached
  const text = 'This account was linked elsewhere and can’t be used on this site. Reconnect it.'
  throw new PlatformError({ kind: 'reconnect_required', code: 'not_set_up', text })
}

function tokensOf({ sealing }: Pick<Services, 'sealing'>, row: ConnectionRow | undefined): Tokens {
  if (row === undefined) throw gone()
  if (row.sealedTokens === null || row.expiredAt !== null) {
    const text = 'This connection has expired. Please reconnect.'
    throw new PlatformError({ kind: 'reconnect_required', code: 'expired', text })
  }
  return openTokens(sealing, { ...row, sealedTokens: row.sealedTokens })
}

function gone(): PlatformError {
  const text = 'The account is no longer linked.'
  return new PlatformError({ kind: 'permanent', code: 'disconnected', text })
}

function accessOf({ platformId, handle }: ConnectionRow, tokens: Tokens): AccountAccess {
  return { id: platformId, ...(handle === null ? {} : { handle }), tokens }
}

function isTokens(value: unknown): value is Tokens {
  return typeof value === 'object' && value !== null && 'accessToken' in value
}

function isAccess(value: unknown): value is AccountAccess {
  return typeof value === 'object' && value !== null && 'tokens' in value
}
