import { PlatformError } from '@dayreel/platforms'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { connections } from '#db/schema.ts'
import { enqueueCleanup } from '#cleanup/external-cleanup.ts'
import type { SharedServices as Services } from '#services'
import type { ConnectionRow } from './open-account.ts'
import { openTokens, StoredTokens } from './tokens.ts'

/** The name of the cleanup kind that revokes a permission at its platform. */
export const REVOKE_GRANT = 'revoke-grant'
const Payload = z.object({
  platform: z.string(),
  isSandbox: z.boolean(),
  id: z.string(),
  handle: z.string().nullable(),
  tokens: StoredTokens,
})
type Payload = z.infer<typeof Payload>
const TIMEOUT_MS = 30_000

/** Enqueues the revocation of a permission in the transaction that deletes its tokens. */
export async function noteRevocation(
  { sealing, jobs }: Pick<Services, 'sealing' | 'jobs'>,
  tx: Db,
  row: ConnectionRow,
): Promise<void> {
  const { platform, isSandbox, platformId, handle, sealedTokens } = row
  if (sealedTokens === null) return // The platform has already revoked the permission.
  const tokens = openTokens(sealing, { ...row, sealedTokens })
  const payload: Payload = {
    platform,
    isSandbox,
    id: platformId,
    handle,
    tokens: { ...tokens, scopes: [...tokens.scopes] },
  }
  await enqueueCleanup(tx, { sealing, jobs }, { kind: REVOKE_GRANT, payload })
}

/** Enqueues the revocation of all permissions of a deleted account. */
export async function noteRevocationsOf(
  services: Pick<Services, 'sealing' | 'jobs'>,
  tx: Db,
  accountId: string,
): Promise<void> {
  const rows = await tx.select().from(connections).where(eq(connections.accountId, accountId)).for('update')
  for (const row of rows) await noteRevocation(services, tx, row)
}

/** Revokes a permission. Does nothing if the platform is no longer configured. */
export async function revokeGrant({ platforms, log }: Services, payload: unknown, signal: AbortSignal): Promise<void> {
  const { platform: name, isSandbox, id, handle, tokens } = Payload.parse(payload)
  const reached = platforms.find(name)
  if (reached?.isSandbox !== isSandbox) return
  const account = { id, ...(handle === null ? {} : { handle }), tokens }
  try {
    await reached.platform.revoke(account, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]))
  } catch (error) {
    const isOver =
      error instanceof PlatformError &&
      ['reconnect_required', 'permanent', 'refresh_then_retry_once'].includes(error.kind)
    if (!isOver) throw error
    log.info({ platform: name, reason: error.code }, 'a permission had already expired')
  }
}
