import { platformOf, type PlatformName } from '@dayreel/catalogue'
import { connectAccounts, type Account } from '@dayreel/platforms'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { connections } from '#db/schema.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import { refreshAtOf, sealTokens } from './tokens.ts'
import type { SharedServices as Services } from '#services'
import { redirectUri } from './connect-state.ts'
import { unlink } from './unlink.ts'

const TIMEOUT_MS = 30_000

/** The result of linking. `linked_elsewhere`: the platform account belongs to another Dayreel account. */
export type LinkResult = 'linked' | 'already_linked' | 'linked_elsewhere'
type Granted = { accountId: string; name: PlatformName; code: string; codeVerifier: string }

/** Exchanges the callback's code for tokens and links the account. */
export async function linkGranted(services: Services, granted: Granted): Promise<LinkResult> {
  const { name, code, codeVerifier, accountId } = granted
  const { platform } = services.platforms.get(name)
  const found = await connectAccounts(platform, {
    redirectUri: redirectUri(services.config, name),
    code,
    codeVerifier,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return services.db.transaction((tx) => link(services, tx, { accountId, name, account: found[0]! }))
}

/**
 * Stores the connection. A platform account has one connection and belongs to one user. Reconnecting renews the
 * connection. If a platform allows one account per user, a new account replaces the old one.
 */
async function link(
  services: Services,
  tx: Db,
  { accountId, name, account }: { accountId: string; name: PlatformName; account: Account },
): Promise<LinkResult> {
  const { platforms, sealing } = services
  const { platform, isSandbox } = platforms.get(name)
  await lockAccount(tx, accountId)
  const key = { platform: name, platformId: account.id }
  const values = {
    title: account.name,
    handle: account.handle ?? null,
    pictureUrl: account.pictureUrl ?? null,
    granterId: account.granterId ?? null,
    sealedTokens: sealTokens(sealing, { accountId, ...key }, account.tokens),
    refreshAt: refreshAtOf(platform, account.tokens),
    expiredAt: null,
  }
  await tx
    .insert(connections)
    .values({ accountId, ...key, isSandbox })
    .onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(connections)
    .where(
      and(eq(connections.platform, name), eq(connections.platformId, account.id), eq(connections.isSandbox, isSandbox)),
    )
    .for('update')
  if (row === undefined || row.accountId !== accountId) return 'linked_elsewhere'
  await tx.update(connections).set(values).where(eq(connections.id, row.id))
  await services.connectionListener.linked(tx, row.id)
  if (platformOf(name).hasManyAccounts)
    return row.sealedTokens !== null && row.expiredAt === null ? 'already_linked' : 'linked'
  const others = await tx
    .select()
    .from(connections)
    .where(and(eq(connections.accountId, accountId), eq(connections.platform, name), ne(connections.id, row.id)))
  for (const other of others) await unlink(services, tx, other)
  return 'linked'
}
