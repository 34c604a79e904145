import type { PlatformName } from '@dayreel/catalogue'
import { connectAccounts, type Account } from '@dayreel/platforms'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { connections } from '#db/schema.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import { refreshAtOf, sealTokens } from '#platforms/tokens.ts'
import { resumePosts } from '#platforms/resume-posts.ts'
import type { SharedServices as Services } from '#services'
import { redirectUri } from './connect-state.ts'
import { unlink } from './unlink.ts'

const TIMEOUT_MS = 30_000

type Granted = { accountId: string; name: PlatformName; code: string; codeVerifier: string }

/** Trades the code that came back, and links whose it is. */
export async function linkGranted(services: Services, granted: Granted): Promise<'linked' | 'already_linked'> {
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
 * One account of a platform is one connection of one person: connecting again renews it. Of YouTube a person may have several, of the
 * others the newest takes the place of the one before.
 */
async function link(
  services: Services,
  tx: Db,
  { accountId, name, account }: { accountId: string; name: PlatformName; account: Account },
): Promise<'linked' | 'already_linked'> {
  const { platforms, sealing } = services
  const { platform, isSandbox } = platforms.get(name)
  await lockAccount(tx, accountId)
  const key = { platform: name, platformId: account.id }
  const values = {
    title: account.name,
    handle: account.handle ?? null,
    pictureUrl: account.pictureUrl ?? null,
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
  if (row === undefined || row.accountId !== accountId) return 'already_linked'
  await tx.update(connections).set(values).where(eq(connections.id, row.id))
  await resumePosts(tx, row.id)
  if (name === 'youtube') return row.sealedTokens !== null && row.expiredAt === null ? 'already_linked' : 'linked'
  const others = await tx
    .select()
    .from(connections)
    .where(and(eq(connections.accountId, accountId), eq(connections.platform, name), ne(connections.id, row.id)))
  for (const other of others) await unlink(services, tx, other)
  return 'linked'
}
